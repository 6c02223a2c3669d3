import { mostOfOne } from '#features/catalogue/offers/offer-limits.ts';
import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';
import { readStored, writeStored } from '#ui/stored.ts';
import { mostLines } from '../order-limits.ts';

/**
 * A visitor's cart, kept in their browser (docs/decisions/0076): what and how many, never a price. The server prices and
 * checks it whenever it is shown, and takes it over when they sign in. Functions of lines are pure.
 */
const storageKey = 'hien_cart';
/** What a call may carry, with room to spare. */
const mostCharacters = 100_000;

export function readGuestCart(): WantedLine[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(lineIn).slice(0, mostLines) : [];
  } catch {
    return [];
  }
}

export function writeGuestCart(lines: readonly WantedLine[]): void {
  writeStored(storageKey, lines.length === 0 ? null : JSON.stringify(lines));
}

/** Another tab has changed it. */
export function onGuestCartElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** The same choice again is more of it (`add`), or at least that many (`least`). Null: the cart is full. */
export function withLine(lines: readonly WantedLine[], line: WantedLine, how: 'add' | 'least'): WantedLine[] | null {
  const at = lines.findIndex((each) => isSameChoice(each, line));
  const before = lines[at]?.quantity ?? 0;
  const quantity = Math.min(mostOfOne, how === 'add' ? before + line.quantity : Math.max(before, line.quantity));
  const changed = at === -1 ? [{ ...line, quantity }, ...lines] : withQuantity(lines, at, quantity);
  return changed.length > mostLines || JSON.stringify(changed).length > mostCharacters ? null : changed;
}

export function withQuantity(lines: readonly WantedLine[], at: number, quantity: number): WantedLine[] {
  return lines.map((line, index) => (index === at ? { ...line, quantity } : line));
}

/** Without what was sent to the server meanwhile; what was put in after that stays. */
export function without(lines: readonly WantedLine[], sent: readonly WantedLine[]): WantedLine[] {
  return lines.filter((line) => !sent.some((each) => isSameChoice(each, line) && each.quantity === line.quantity));
}

export function countOf(lines: readonly WantedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function isSameChoice(one: WantedLine, other: WantedLine): boolean {
  return one.product === other.product && one.variant === other.variant && (one.choice ?? '') === (other.choice ?? '');
}

/** Storage is anybody's to write: what is no line of ours is left out. */
function lineIn(stored: unknown): WantedLine[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { product, variant, choice, quantity } = stored as Record<string, unknown>;
  if (!isText(product, 64) || product === '' || !isCount(quantity)) return [];
  return [
    {
      product,
      ...(isText(variant, 64) && variant !== '' ? { variant } : {}),
      ...(isText(choice, 900) && choice !== '' ? { choice } : {}),
      quantity,
    },
  ];
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostOfOne;
}
