"""What people do at a table: each kind of deed is declared where it is done."""
