import { isMac, keyCaps } from './key-names.ts';

/** A key as it is printed on the board. */
export function KeyCaps({ of }: { of: string }) {
  return (
    <span className="wc-keys">
      {keyCaps(of, isMac()).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  );
}
