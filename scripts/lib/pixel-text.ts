/** Five dots high, three wide, a row of bits each: enough to read an id by, without a font. */
const letters: Record<string, string> = {
  0: '75557',
  1: '26227',
  2: '71747',
  3: '71717',
  4: '55711',
  5: '74717',
  6: '74757',
  7: '71122',
  8: '75757',
  9: '75717',
  a: '25755',
  b: '65656',
  c: '34443',
  d: '65556',
  e: '74647',
  f: '74644',
  g: '34553',
  h: '55755',
  i: '72227',
  j: '11152',
  k: '55655',
  l: '44447',
  m: '57755',
  n: '65555',
  o: '25552',
  p: '65644',
  q: '25563',
  r: '65655',
  s: '34216',
  t: '72222',
  u: '55557',
  v: '55552',
  w: '55775',
  x: '55255',
  y: '55222',
  z: '71247',
  '-': '00700',
  '.': '00002',
  ' ': '00000',
};

export function drawText(
  on: { width: number; height: number; rgba: Uint8Array },
  left: number,
  top: number,
  text: string,
  dot = 2,
): void {
  [...text.toLowerCase()].forEach((letter, i) => {
    [...(letters[letter] ?? '00000')].forEach((bits, row) => {
      for (let column = 0; column < 3; column++)
        if ((Number(bits) >> (2 - column)) & 1) square(on, left + (i * 4 + column) * dot, top + row * dot, dot);
    });
  });
}

function square(on: { width: number; height: number; rgba: Uint8Array }, left: number, top: number, dot: number): void {
  for (let y = top; y < Math.min(top + dot, on.height); y++)
    for (let x = left; x < Math.min(left + dot, on.width); x++) on.rgba.set([40, 50, 45, 255], (y * on.width + x) * 4);
}
