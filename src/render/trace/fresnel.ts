/** Light that varnish, paint or glass of refractive index 1.5 mirrors when met head-on; glTF's. */
export const dielectric = 0.04;

/**
 * How far on the way from its head-on colour to white a mirror is, seen at this cosine: Fresnel's own curve for an
 * index of 1.5. Schlick's fifth power is a quarter too dark at 60 degrees, where floors are seen.
 */
export function edge(cos: number): number {
  const g = Math.sqrt(1.25 + cos * cos);
  const a = (g - cos) / (g + cos);
  const b = (cos * (g + cos) - 1) / (cos * (g - cos) + 1);
  return (0.5 * a * a * (1 + b * b) - dielectric) / (1 - dielectric);
}
