import { isOpenReturn, type ReturnKind, type ReturnState } from './return-states.ts';
import type { ReturnedLine } from './return.ts';

/**
 * Which goods of an order are back, may still come back, and what for (docs/decisions/0066). Pure.
 */
interface OrderedLine {
  position: number;
  quantity: number;
  unit_price: number;
}

/** Made to size for this buyer: it has the measures they chose. */
export function isMadeToSize({ parameters }: { parameters: unknown }): boolean {
  return parameters !== null;
}
/** The same of a line as it is shown. */
export function isMade({ choice }: { choice: string }): boolean {
  return choice !== '';
}

/** Damage is shown, not only told: the merchant decides by it. */
export function needsPicture(kind: ReturnKind | null): boolean {
  return kind === 'faulty';
}

export interface ReturnPart {
  kind: ReturnKind;
  state: ReturnState;
  lines: readonly ReturnedLine[];
  amount: number;
  /** A part was asked for, and the piece was to come back instead. */ instead: boolean;
  /** A part for it was sent, whether it came or not. */ partSent: boolean;
}

/**
 * What no return speaks for. Declined or lapsed it was answered, and is not asked for again; withdrawn it may be, and
 * so may what only lacked a part: as a return, not as that part again (`wanted`), nor as what never came.
 */
export function returnableLines(
  ordered: readonly OrderedLine[],
  returns: readonly ReturnPart[],
  wanted?: ReturnKind,
): ReturnedLine[] {
  const standing = returns.filter((each) =>
    each.kind === 'part' ? partStands(each, wanted) : each.state !== 'WITHDRAWN',
  );
  const taken = countByPosition(standing.flatMap(({ lines }) => lines));
  return ordered
    .map(({ position, quantity }) => ({ position, quantity: quantity - (taken.get(position) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * A report of a part that is over takes nothing from who wants to return the piece. A part that was refused, in whatever
 * way, is not asked for again; one that came may be, for something else may be missing. Who asked for a part has the
 * piece, unless they took that back before anything was done about it.
 */
function partStands({ state, instead, partSent }: ReturnPart, wanted: ReturnKind | undefined): boolean {
  if (isOpenReturn(state)) return true;
  if (wanted === 'missing') return state !== 'WITHDRAWN' || instead || partSent;
  return wanted === 'part' && (state !== 'WITHDRAWN' || instead);
}

/** Each line once, nothing more than may be returned. */
export function mayReturn(
  wanted: readonly ReturnedLine[],
  ordered: readonly OrderedLine[],
  returns: readonly ReturnPart[],
  kind?: ReturnKind,
): boolean {
  const positions = new Set(wanted.map(({ position }) => position));
  return positions.size === wanted.length && areAmong(wanted, returnableLines(ordered, returns, kind));
}

/** Of each line no more than there is. */
export function areAmong(wanted: readonly ReturnedLine[], found: readonly ReturnedLine[]): boolean {
  const free = countByPosition(found);
  return wanted.every(({ position, quantity }) => quantity <= (free.get(position) ?? 0));
}

/** All goods are back, with this one. */
export function isAllBack(ordered: readonly OrderedLine[], received: readonly Pick<ReturnPart, 'lines'>[]): boolean {
  const back = countByPosition(received.flatMap(({ lines }) => lines));
  return ordered.every(({ position, quantity }) => (back.get(position) ?? 0) >= quantity);
}

/**
 * What the goods cost; nothing for a part that is sent. Delivery comes back with them only where the whole order was faulty or missing: with the part
 * that makes it whole.
 */
export function returnAmount(
  part: Pick<ReturnPart, 'kind' | 'lines'>,
  ordered: readonly OrderedLine[],
  received: readonly Pick<ReturnPart, 'kind' | 'lines'>[],
  deliveryFee: number,
): number {
  if (part.kind === 'part') return 0;
  const price = new Map(ordered.map(({ position, unit_price }) => [position, unit_price]));
  const goods = part.lines.reduce((sum, { position, quantity }) => sum + quantity * (price.get(position) ?? 0), 0);
  const all = [...received, part];
  const wholeAtFault = all.every(({ kind }) => kind !== 'unwanted') && isAllBack(ordered, all);
  return wholeAtFault ? goods + deliveryFee : goods;
}

function countByPosition(lines: readonly ReturnedLine[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { position, quantity } of lines) counts.set(position, (counts.get(position) ?? 0) + quantity);
  return counts;
}
