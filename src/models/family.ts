import type { Locale } from '#lib/locale.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Category, Room, Style } from '#models/vocabulary.ts';

export type LocalizedText = Record<Locale, string>;
export type Placement = 'floor' | 'wall' | 'ceiling' | 'top';
/** A step of size in millimetres, or the name of a form. */
export type Value = number | string;

/** One choice a designer really makes. `width`, `depth` and `height` are sizes; every other key is a form. */
export interface Parameter {
  name: LocalizedText;
  /** Every value any line offers, in display order. */
  values: readonly Value[];
  /** Names of forms; sizes need none. */
  labels?: Record<string, LocalizedText>;
}

/**
 * A curated line of a family: one style and, per parameter, the values that go with it. Every combination inside a line
 * is a model that exists, so counts are products and no odd combination is offered.
 */
export interface Line {
  style: Style;
  values: Record<string, readonly Value[]>;
}

/** A part of a family whose finish can be chosen. Finishes are not counted as models. */
export interface Slot {
  name: LocalizedText;
  /** Material ids (models/materials) on offer, the first is the default. */
  finishes: readonly string[];
  /** Another default for a style. */
  byStyle?: Partial<Record<Style, string>>;
}

/** Light a lamp gives: from where (millimetres from the model's origin), how much and how warm. */
export interface Emission {
  at: Vec3;
  lumens: number;
  kelvin: number;
}

export type Choice = Readonly<Record<string, Value>> & { readonly style: Style };

export interface Family {
  /** Short, lower-case, never changes: every id of the family begins with it. */
  code: string;
  name: LocalizedText;
  /** Other words people search by, in each language. */
  synonyms: Record<Locale, readonly string[]>;
  category: Category;
  rooms: readonly Room[];
  /**
   * Where it goes, which also says where its origin is. `floor`, `top`: the middle of its footprint, at its underside.
   * `wall`: the middle of its back at its underside (Y 0 is the wall). `ceiling`: the middle of its footprint at its
   * upper side.
   */
  placement: Placement;
  /** `wall` pieces: height of the origin over the floor, in millimetres. */
  mountHeight?: number;
  /**
   * Must have `width`, `depth`, `height`: the exact outside measures, whatever the forms. A fixed measure has one
   * value.
   */
  parameters: Record<string, Parameter>;
  lines: readonly Line[];
  slots: Record<string, Slot>;
  /**
   * What people call it by, where that is not its outside: a bed is named by its mattress. How much longer its sides
   * usually are than that, and at most, in millimetres.
   */
  nominal?: { usual: number; most: number };
  build(choice: Choice, detail: Detail): Model;
  /** Lamps: the light they give when on. How bright the lamp itself looks is the finish's `glow`. */
  emits?(choice: Choice): readonly Emission[];
}

/** A family as its table says; that no table has a mistake is tested (testing/check-family.ts). */
export function family(given: Family): Family {
  return given;
}
