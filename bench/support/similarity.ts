/** Structural similarity (Wang et al. 2004) of two pictures of brightness 0 … 1, by windows of 8 × 8. */
export function similarity(a: Float32Array, b: Float32Array, width: number, height: number): number {
  const size = 8;
  let sum = 0;
  let count = 0;
  for (let y = 0; y + size <= height; y += 4)
    for (let x = 0; x + size <= width; x += 4, count++) sum += windowSimilarity(a, b, width, x, y, size);
  return sum / count;
}

function windowSimilarity(a: Float32Array, b: Float32Array, width: number, x: number, y: number, size: number): number {
  let sa = 0;
  let sb = 0;
  let saa = 0;
  let sbb = 0;
  let sab = 0;
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const at = (y + j) * width + x + i;
      const p = a[at]!;
      const q = b[at]!;
      sa += p;
      sb += q;
      saa += p * p;
      sbb += q * q;
      sab += p * q;
    }
  const n = size * size;
  const ma = sa / n;
  const mb = sb / n;
  const va = saa / n - ma * ma;
  const vb = sbb / n - mb * mb;
  const cov = sab / n - ma * mb;
  const c1 = 0.01 ** 2;
  const c2 = 0.03 ** 2;
  return ((2 * ma * mb + c1) * (2 * cov + c2)) / ((ma * ma + mb * mb + c1) * (va + vb + c2));
}
