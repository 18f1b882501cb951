"""Where bots think: questions, answers, hints and reasons."""
