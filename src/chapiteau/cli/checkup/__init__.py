"""What `chapiteau doctor` looks at, one thing after the other."""
