/** `a***@mail.com`, `+84 *** 678`: enough to recognise oneself, too little for anyone else. */
export function maskIdentity(identity: string): string {
  const at = identity.lastIndexOf('@');
  return at > 0 ? `${[...identity][0]}***${identity.slice(at)}` : maskPhone(identity);
}

function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 7
    ? '***'
    : `${phone.trim().startsWith('+') ? '+' : ''}${digits.slice(0, 2)}*****${digits.slice(-3)}`;
}
