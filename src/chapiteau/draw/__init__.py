"""The drawing box shared by all boards; it knows no game."""

from .lettering import fonts
from .png import png
from .scene import Item, Layout, Scene, Shade, svg

__all__ = ["Item", "Layout", "Scene", "Shade", "fonts", "png", "svg"]
