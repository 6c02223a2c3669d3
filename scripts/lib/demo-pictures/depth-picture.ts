/** The item at each pixel, and how near: one over the distance ahead. */
export interface DepthPicture {
  width: number;
  height: number;
  depth: Float64Array;
  owner: Int32Array;
}
export interface Corner {
  x: number;
  y: number;
  nearness: number;
}

/**
 * Draws a triangle where nothing nearer was drawn. Nearness is linear in screen space, so no perspective correction is
 * needed.
 */
export function fillTriangle(picture: DepthPicture, a: Corner, b: Corner, c: Corner, owner: number): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-9) return;
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
  const right = Math.min(picture.width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
  const bottom = Math.min(picture.height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const u = ((b.x - x - 0.5) * (c.y - y - 0.5) - (c.x - x - 0.5) * (b.y - y - 0.5)) / area;
      const v = ((c.x - x - 0.5) * (a.y - y - 0.5) - (a.x - x - 0.5) * (c.y - y - 0.5)) / area;
      if (u < 0 || v < 0 || u + v > 1) continue;
      const nearness = u * a.nearness + v * b.nearness + (1 - u - v) * c.nearness;
      const at = y * picture.width + x;
      if (nearness <= picture.depth[at]!) continue;
      picture.depth[at] = nearness;
      picture.owner[at] = owner;
    }
}
