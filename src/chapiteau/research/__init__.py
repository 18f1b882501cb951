"""The games for research: PettingZoo, Gymnasium and OpenSpiel, on what a seat may see.

Nothing here is imported by the rest of the house; `pip install 'chapiteau[research]'`.
"""
