/** Texts of drawings are in the letters of the machine that wrote them, named by `$DWGCODEPAGE`; from 2007 on UTF-8. */

const labels: Readonly<Record<string, string>> = {
  '874': 'windows-874',
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '1250': 'windows-1250',
  '1251': 'windows-1251',
  '1252': 'windows-1252',
  '1253': 'windows-1253',
  '1254': 'windows-1254',
  '1255': 'windows-1255',
  '1256': 'windows-1256',
  '1257': 'windows-1257',
  '1258': 'windows-1258',
  utf8: 'utf-8',
  gb2312: 'gbk',
  big5: 'big5',
};

export type Decode = (bytes: Uint8Array) => string;

/** `version` is `$ACADVER`; both may be missing. What is valid UTF-8 is that, whatever the file says of itself. */
export function decoderFor(version: string, page: string): Decode {
  const named = page.toLowerCase().replace(/^(ansi|dos)_?|[-_]/g, '');
  const label = isUnicode(version) ? 'utf-8' : (labels[named] ?? 'windows-1252');
  const strict = new TextDecoder('utf-8', { fatal: true });
  const other = new TextDecoder(label === 'utf-8' ? 'windows-1252' : label);
  return (bytes) => {
    try {
      return strict.decode(bytes).normalize('NFC');
    } catch {
      // Vietnamese of code page 1258 writes a letter and its tone apart.
      return other.decode(bytes).normalize('NFC');
    }
  };
}

/** AC1021 is the release of 2007. */
function isUnicode(version: string): boolean {
  return /^AC\d{4}$/.test(version) && Number(version.slice(2)) >= 1021;
}
