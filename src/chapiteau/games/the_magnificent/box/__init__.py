"""The box: the components, how they are read and checked, and the frozen list of moves."""
