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

const arrows = ['←', '↑', '↓', '→'];

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

/** The keys of one line: what is held is written once where it is the same for all. */
export function capGroups(keys: readonly string[], mac: boolean): string[][] {
  const groups = new Map<string, string[]>();
  for (const key of new Set(keys)) {
    const held = key.split('+').slice(0, -1).join('+');
    groups.set(held, [...(groups.get(held) ?? []), key]);
  }
  return [...groups.values()].map((group) => {
    const caps = group.map((key) => keyCaps(key, mac));
    const last = caps.flatMap((each) => each.slice(-1));
    return [
      ...(caps[0]?.slice(0, -1) ?? []),
      ...(arrows.every((arrow) => last.includes(arrow)) ? [arrows.join(' ')] : last),
    ];
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
