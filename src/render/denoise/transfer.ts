/** OIDN's curve between light and what its network was trained on: about how eyes feel differences of brightness. */
const [a, b, c, d, e, f, g] = [
  1.41283765e3, 1.64593172, 0.431384981, -2.94139609e-3, 0.192653254, 6.26026094e-3, 0.998620152,
] as const;
const [y0, y1, x0, x1] = [1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 0.370974749] as const;

export function toPerceptual(light: number): number {
  return shape(light) / most;
}

export function fromPerceptual(value: number): number {
  const x = value * most;
  if (x <= x0) return x / a;
  return x <= x1 ? ((x - d) / b) ** (1 / c) : Math.exp((x - g) / e) - f;
}

function shape(y: number): number {
  if (y <= y0) return a * y;
  return y <= y1 ? b * y ** c + d : e * Math.log(y + f) + g;
}

const most = shape(65_504);
