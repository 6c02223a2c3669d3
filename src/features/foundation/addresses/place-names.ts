/**
 * A place name normalised for comparison: without accents, case and marks. `Thành phố Hồ Chí Minh` → `thanh pho ho chi
 * minh`.
 */
export function foldedName(name: string): string {
  return name
    .slice(0, 200)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** What people leave out or shorten: `TP. Hồ Chí Minh`, `Q.1`, `P. 12`, `Bình Thạnh`. */
const kinds = /^(thanh pho|thi xa|thi tran|dac khu|tinh|quan|huyen|phuong|xa|tp|tx|tt|q|h|p|x)\s+(?=\S)/;

export function bareName(folded: string): string {
  return folded
    .replace(/^([qp])(?=\d)/, '$1 ')
    .replace(kinds, '')
    .replace(/^0+(?=\d)/, '');
}

/**
 * Every typed word is a prefix of a word of the name (`binh tha` finds `Phường Bình Thạnh`); a number must match
 * exactly.
 */
export function matches(words: readonly string[], folded: string): boolean {
  const name = ` ${folded} `;
  return words.every((word) => name.includes(/\d$/.test(word) ? ` ${word} ` : ` ${word}`));
}
