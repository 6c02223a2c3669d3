import type { Placement, Value } from '#models/family.ts';
import type { FinishKind } from '#models/materials/finish.ts';
import type { Category, Room, Style } from '#models/vocabulary.ts';

/** One thing a word can stand for. A word may stand for several; then any of them will do. */
export type Meaning =
  | { kind: 'family'; value: string }
  | { kind: 'category'; value: Category }
  | { kind: 'room'; value: Room }
  | { kind: 'style'; value: Style }
  | { kind: 'placement'; value: Placement }
  | { kind: 'finish'; value: string }
  | { kind: 'finishKind'; value: FinishKind }
  | { kind: 'form'; family: string; parameter: string; value: Value }
  /** The name of a parameter: means something only beside a figure ("3 drawers"), else it is filler ("rolled arms"). */
  | { kind: 'parameter'; family: string; parameter: string };

export interface WeighedMeaning {
  meaning: Meaning;
  weight: number;
}

export type Dimension = 'width' | 'depth' | 'height';
/** `length` is what people call the longer way: a bed's depth, anything else's width. */
export type SizeWord = Dimension | 'length';

export type SizeTerm =
  | { kind: 'range'; dimension: SizeWord; min: number; max: number; diagonal?: number }
  /** `diagonal`: on a screen the figure times this is its diagonal in millimetres (`TV 55 inch`, `tivi 55`). */
  | { kind: 'exact'; dimension: SizeWord; value: number; diagonal?: number }
  /** `3-seater`, `6 người`: how wide that is depends on what one sits on. */
  | { kind: 'seats'; seats: number }
  /** `1800x2000`: width × depth (width × height on a wall), either way round. */
  | { kind: 'measures'; values: readonly number[] }
  | { kind: 'fits'; space: Space };

/** Free space in millimetres; Infinity where no limit was given. */
export interface Space {
  width: number;
  depth: number;
  height: number;
}

/** One or more words of a query, read. Terms are joined by "and". */
export type Term =
  | { kind: 'meanings'; text: string; meanings: readonly WeighedMeaning[] }
  | { kind: 'size'; text: string; size: SizeTerm }
  /** Unknown words, when there were no others: nothing matches them. */
  | { kind: 'nothing'; text: string };
