/**
 * Words as an R12 file holds them: ASCII alone, anything else as `\U+XXXX`, which programs since R13 read. `%%` begins a
 * code there, and a backslash may: both are written so that they stay what they are.
 */
export function dxfText(words: string): string {
  return (
    [...words.normalize('NFC')]
      .map((letter) => {
        const code = letter.codePointAt(0)!;
        if (letter === '\\' || letter === '%') return escapedUnit(code);
        if (code < 0x20 || code === 0x7f) return ' ';
        if (code < 0x7f) return letter;
        return letter
          .split('')
          .map((unit) => escapedUnit(unit.charCodeAt(0)))
          .join('');
      })
      .join('')
      // The longest a text of R12 may be.
      .slice(0, 255)
      .replace(/\\(U(\+[0-9A-F]{0,3})?)?$/, '')
  );
}

function escapedUnit(unit: number): string {
  return `\\U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;
}
