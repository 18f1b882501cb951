"""What lies or hangs on several boards: cloth, coins, dice, signs; each for any game."""
