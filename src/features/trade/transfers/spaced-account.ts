/** `0123 4567 89`: in groups of four, to read it off. */
export function spacedAccount(account: string): string {
  return account.replace(/(.{4})(?=.)/g, '$1 ');
}
