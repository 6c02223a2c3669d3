import type { Item } from '#design/records/item.ts';
import type { Locale } from '#lib/locale.ts';
import { standingBox, type Box } from '#layout/space/box.ts';

/** What the editor has to know of a model; the library or an upload says it. */
export interface PieceFacts {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly placement: Item['placement'];
  /** Of what hangs on a wall: its underside over the floor. */
  readonly mountHeight: number;
  /** The family of the library, or the kind of an upload: *all chairs*. */
  readonly family: string;
  /** The finishes each of its slots is offered in. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
  /** The family's name by language; an upload has none that is known. */
  readonly name: Readonly<Record<Locale, string>> | null;
  /** What it is called in all three languages, for finding it. */
  readonly words: readonly string[];
}

/** Null for a model that is not known (yet): it is drawn as a half-metre square. */
export type PieceSource = (model: string) => PieceFacts | null;

const unknown: PieceFacts = {
  width: 500,
  depth: 500,
  height: 500,
  placement: 'floor',
  mountHeight: 0,
  family: '',
  slots: {},
  name: null,
  words: [],
};

export function factsOf(pieces: PieceSource, model: string): PieceFacts {
  return pieces(model) ?? unknown;
}

type Placed = Pick<Item, 'model' | 'at' | 'turn' | 'placement'>;

/** The space a piece takes. What hangs on a wall has its origin at its back (models/family). */
export function footprintOf(pieces: PieceSource, placed: Placed): Box {
  return standingBox(placed, factsOf(pieces, placed.model));
}
