"""The street: the crowd, the court that speaks to it, and the dark behind closed eyes."""
