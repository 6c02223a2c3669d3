import { actions } from '#editor/actions/actions.ts';

/** Keys whose place on the board is not what is printed on them. */
const printed: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Backslash: '\\',
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Delete: 'Del',
  Equal: '+',
  Escape: 'Esc',
  Minus: '−',
  NumpadAdd: '+',
  NumpadSubtract: '−',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
  Period: '.',
  Semicolon: ';',
  Slash: '/',
};

/** `Mod+Shift+KeyZ` as the caps one presses. A sign that needs Shift to be typed is written as that sign. */
export function keyCaps(key: string, mac: boolean): string[] {
  if (key === 'Shift+Slash') return ['?'];
  const parts = key.split('+');
  return parts.map((part) => {
    if (part === 'Mod') return mac ? '⌘' : 'Ctrl';
    if (part === 'Alt') return mac ? '⌥' : 'Alt';
    return printed[part] ?? part.replace(/^(Key|Digit|Numpad)(?=.)/, '');
  });
}

/** The key of an action, for a tooltip: `Shift+D`. */
export function keyHint(id: string): string {
  const [key] = actions.find((each) => each.id === id)?.keys ?? [];
  return key === undefined ? '' : keyCaps(key, isMac()).join('+');
}

export function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
