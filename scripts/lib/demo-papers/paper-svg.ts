const sans = "'Liberation Sans','Noto Sans CJK SC',sans-serif";

/** Text on a paper; `anchor` end for figures. */
export function text(
  x: number,
  y: number,
  size: number,
  words: string,
  { fill = '#1c231f', weight = 400, anchor = 'start' } = {},
): string {
  return `<text x="${x}" y="${y}" font-family="${sans}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${words}</text>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, rest = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${rest}/>`;
}

/**
 * A background of faint fields as banks print it, different for every reference: it distinguishes two receipts of one
 * bank.
 */
export function pattern(width: number, height: number, seed: string, ink: string): string {
  let state = Array.from(seed).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, 7);
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const wide = width / 17;
  const high = height / 16;
  return Array.from({ length: 17 * 16 }, (_, at) =>
    box(
      (at % 17) * wide,
      Math.floor(at / 17) * high,
      wide + 0.5,
      high + 0.5,
      ink,
      `opacity="${(next() * 0.09).toFixed(3)}"`,
    ),
  ).join('');
}

/** In three languages across the whole of it, so that nobody takes it for a real one. */
export function sheet(width: number, height: number, body: string): string {
  const mark = `<g opacity="0.13" transform="rotate(-28 ${width / 2} ${height / 2})">${[-0.34, 0, 0.34].map((at) => text(width / 2, height / 2 + at * height, Math.round(width / 10.5), 'MẪU · SAMPLE · 样本', { fill: '#a51d53', weight: 700, anchor: 'middle' })).join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}${mark}</svg>`;
}
