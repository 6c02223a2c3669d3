/** A ZIP is recognised from its end: the last record holds the length of its own comment. */
export function isArchive(bytes: Buffer): boolean {
  const record = 22;
  const from = Math.max(0, bytes.length - 65_535 - record);
  for (
    let at = bytes.indexOf('PK\x05\x06', from, 'latin1');
    at !== -1 && at + record <= bytes.length;
    at = bytes.indexOf('PK\x05\x06', at + 4, 'latin1')
  ) {
    if (at + record + bytes.readUInt16LE(at + 20) === bytes.length) return true;
  }
  return false;
}
