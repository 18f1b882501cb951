"""How well people play, by the games they finished or left, and who may know."""
