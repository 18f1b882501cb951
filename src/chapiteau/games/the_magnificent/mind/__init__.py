"""What bots and learners see: advice, features and what was learned."""
