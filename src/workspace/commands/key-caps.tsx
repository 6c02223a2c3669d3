import { capGroups, isMac, keyCaps } from './key-names.ts';

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

/** The keys of a line that stands for several actions. */
export function RowCaps({ of }: { of: readonly string[] }) {
  return (
    <span className="wc-keys">
      {capGroups(of, isMac()).map((caps, at) => (
        <span key={caps.join(' ')} className="wc-keys">
          {at > 0 && '/'}
          {caps.map((cap) => (
            <kbd key={cap}>{cap}</kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
