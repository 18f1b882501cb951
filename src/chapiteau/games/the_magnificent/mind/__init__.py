"""What bots and learners see: advice, features and learned weights."""
