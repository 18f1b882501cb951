"""Request handlers, forms and templates."""
