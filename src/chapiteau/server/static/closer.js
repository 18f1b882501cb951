/** A closer look at the picture, loaded only where there is something worth it. */

import { beforePaint } from "./page.js";

/** @typedef {import("./scene.js").Picture} Picture */

export class Closer {
  /** @param {Picture} picture it marks with data-zoom what is worth a closer look */
  constructor(picture) {
    this.picture = picture;
    /** @type {import("./zoom.js").Zoom | null} */
    this.zoom = null;
    this.settleZoom = beforePaint(() => this.zoom?.settle());
  }

  /** The picture was drawn. */
  async settle() {
    if (!this.zoom && this.picture.items.querySelector(".item:not(.leaving) [data-zoom]")) {
      const { Zoom } = await import("./zoom.js");
      this.zoom ??= new Zoom(this.picture);
    }
    if (this.zoom) this.settleZoom();
  }
}
