/** A transfer: the bank's six digits (BIN of NAPAS), the account, the amount in đồng, and the purpose. */
export interface Transfer {
  bin: string;
  account: string;
  amount: number;
  purpose: string;
}

/**
 * The text of a VietQR code: EMVCo's tag, length, value, with NAPAS' application in tag 38 and a checksum at the end.
 * Every Vietnamese banking app fills in the transfer from it.
 */
export function vietQr({ bin, account, amount, purpose }: Transfer): string {
  if (!/^\d{6}$/.test(bin)) throw new Error('a bank has six digits');
  if (!/^[0-9A-Za-z]{1,19}$/.test(account)) throw new Error('an account has 1 to 19 letters and figures');
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error('an amount is a whole number of đồng');
  const receiver =
    field('00', 'A000000727') + field('01', field('00', bin) + field('01', account)) + field('02', 'QRIBFTTA');
  const body =
    field('00', '01') +
    field('01', '12') +
    field('38', receiver) +
    field('53', '704') +
    field('54', String(amount)) +
    field('58', 'VN') +
    field('62', field('08', transferText(purpose))) +
    '6304';
  return body + checksum(body);
}

/** Banks carry letters without accents, digits and spaces, 25 at most; anything else is lost or refused. */
export function transferText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^0-9A-Za-z ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 25)
    .trim();
}

function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** CRC-16/CCITT-FALSE, as EMVCo requires. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
