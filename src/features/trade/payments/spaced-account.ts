/** `0123 4567 89`: in fours, as one reads it off to type it. */
export function spacedAccount(account: string): string {
  return account.replace(/(.{4})(?=.)/g, '$1 ');
}
