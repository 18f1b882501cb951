"""What is kept: rows, schema, migrations, SQLite, PostgreSQL, backups."""
