/** A bed and the kind of beds: one name is enough for both. */
export function isSameName(a: string, b: string): boolean {
  return bare(a) === bare(b);
}

function bare(name: string): string {
  return name.toLowerCase().replace(/s$/, '');
}
