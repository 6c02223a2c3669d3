/** By what names a machine calls itself, as they stand in an address. */
export const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

export function isThisMachine(hostname: string): boolean {
  return thisMachine.includes(hostname);
}
