"""What programs are told: lines of JSON, of a person's tables and of one table each."""
