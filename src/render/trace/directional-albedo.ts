import { edge } from '#render/trace/fresnel.ts';

/**
 * How much light a rough mirror sends back, by the angle it is seen from and its roughness: F0 · a + b for a single
 * scattering of GGX. Rows by roughness, columns by cosine, two numbers each.
 */
interface AlbedoTable {
  a: Float32Array;
  b: Float32Array;
}

const steps = 32;
const samples = 128;

export function albedoTable(): AlbedoTable {
  const table: AlbedoTable = { a: new Float32Array(steps * steps), b: new Float32Array(steps * steps) };
  for (let row = 0; row < steps; row++)
    for (let column = 0; column < steps; column++) {
      const [a, b] = integrate((column + 0.5) / steps, (((row + 0.5) / steps) ** 2) ** 2);
      table.a[row * steps + column] = a;
      table.b[row * steps + column] = b;
    }
  return table;
}

/** Between the four nearest entries. */
export function between(values: Float32Array, cos: number, roughness: number): number {
  const x = Math.min(steps - 1, Math.max(0, cos * steps - 0.5));
  const y = Math.min(steps - 1, Math.max(0, roughness * steps - 0.5));
  const x0 = Math.min(steps - 2, x | 0);
  const y0 = Math.min(steps - 2, y | 0);
  const fx = x - x0;
  const fy = y - y0;
  const at = y0 * steps + x0;
  return (
    (values[at]! * (1 - fx) + values[at + 1]! * fx) * (1 - fy) +
    (values[at + steps]! * (1 - fx) + values[at + steps + 1]! * fx) * fy
  );
}

/** `a2`: the fourth power of roughness. Faces are drawn by how often they occur. */
function integrate(cos: number, a2: number): [number, number] {
  const sin = Math.sqrt(1 - cos * cos);
  let a = 0;
  let b = 0;
  for (let i = 0; i < samples; i++) {
    const u = (i + 0.5) / samples;
    const turn = 2 * Math.PI * ((i * 0.6180339887498949) % 1);
    const nh = Math.sqrt((1 - u) / (1 + (a2 - 1) * u));
    const vh = Math.sqrt(Math.max(0, 1 - nh * nh)) * Math.cos(turn) * sin + nh * cos;
    const nl = 2 * vh * nh - cos;
    if (nl <= 0 || vh <= 0) continue;
    const seen = (visibility(cos, nl, a2) * 4 * nl * vh) / nh;
    const grazing = edge(vh);
    a += (seen * (1 - grazing)) / samples;
    b += (seen * grazing) / samples;
  }
  return [a, b];
}

/** Smith's height-correlated masking and shadowing over 4 · nl · nv. */
export function visibility(nv: number, nl: number, a2: number): number {
  return 0.5 / (nl * Math.sqrt(nv * nv * (1 - a2) + a2) + nv * Math.sqrt(nl * nl * (1 - a2) + a2));
}
