import type { OrderKind, RenderChoice, RenderWish } from '../../ports/render-port.ts';

/** What is being put together. `several` in the order they were chosen. */
export interface OrderDraft {
  readonly kind: OrderKind;
  readonly camera: string | null;
  readonly several: readonly string[];
  readonly sizes: Readonly<Partial<Record<OrderKind, string>>>;
  readonly shape: number;
  /** Null: the design's own. */
  readonly hour: number | null;
  readonly hours: readonly number[];
  readonly seconds: number | null;
}

/** Hours a set begins with: morning, noon and late light. */
const usualHours = [9, 12, 16.5];

export const newDraft: OrderDraft = {
  kind: 'photo',
  camera: null,
  several: [],
  sizes: {},
  shape: 1.5,
  hour: null,
  hours: usualHours,
  seconds: null,
};

export const orderKinds: readonly OrderKind[] = ['preview', 'photo', 'panorama', 'walk', 'live', 'set'];
/** Pictures of one order, places of a tour or a walk: the server's own limits. */
const most = { pictures: 60, places: 16 };

/** Panoramas, walks and sets are of several cameras. */
export function takesSeveral(kind: OrderKind): boolean {
  return kind !== 'preview' && kind !== 'photo' && kind !== 'live';
}

/** Of those there are; a set is of all until some are chosen, a walk of none: its order is the one of choosing. */
export function camerasOf({ kind, camera, several }: OrderDraft, all: readonly string[]): readonly string[] {
  // Light is the home's, whichever camera it is measured from: the same one, so that it is the same work.
  const one = (kind === 'live' ? undefined : all.find((id) => id === camera)) ?? all[0];
  if (!takesSeveral(kind)) return one === undefined ? [] : [one];
  const chosen = several.filter((id) => all.includes(id));
  if (chosen.length > 0) return chosen;
  if (kind === 'panorama') return one === undefined ? [] : [one];
  return kind === 'set' ? all : [];
}

/** Chosen or not any more; one stays. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (!chosen.includes(id)) return [...chosen, id];
  return chosen.length === 1 ? chosen : chosen.filter((each) => each !== id);
}

/** How many pictures it is: so much it takes of the quota. */
export function picturesIn({ kind, cameras, hours }: Pick<RenderWish, 'kind' | 'cameras' | 'hours'>): number {
  if (kind === 'panorama') return cameras.length;
  return kind === 'set' ? cameras.length * hours.length : 1;
}

/** What keeps it from being ordered, before the server is asked. */
export type Hindrance = { why: 'few' } | { why: 'many'; most: number } | { why: 'quota'; left: number } | null;

export function hindranceOf(
  wish: Pick<RenderWish, 'kind' | 'cameras' | 'hours'>,
  quota: RenderChoice['quota'],
): Hindrance {
  const count = picturesIn(wish);
  if (wish.kind === 'walk' && wish.cameras.length < 2) return { why: 'few' };
  if (wish.kind !== 'set' && wish.cameras.length > most.places) return { why: 'many', most: most.places };
  if (count > most.pictures) return { why: 'many', most: most.pictures };
  return quota && quota.left < count ? { why: 'quota', left: quota.left } : null;
}

/** The size chosen, or the largest there is something left of, or the first. A set is of photos. */
export function choiceOf(
  choices: readonly RenderChoice[],
  kind: OrderKind,
  size: string | undefined,
): RenderChoice | undefined {
  const all = sizesOf(choices, kind);
  return all.find((each) => each.size === size) ?? all.find(({ quota }) => quota === null || quota.left > 0) ?? all[0];
}

export function sizesOf(choices: readonly RenderChoice[], kind: OrderKind): readonly RenderChoice[] {
  return choices.filter((each) => each.kind === (kind === 'set' ? 'photo' : kind));
}
