import type { Camera, Design } from '#design/document.ts';
import type { Bounds } from '#lib/polygon.ts';

/** A little picture somebody wants to see: from a camera of the home, or of what is only proposed for it. */
export type SnapshotWish =
  | { readonly kind: 'camera'; readonly key: string; readonly design: Design; readonly camera: Camera }
  | {
      readonly kind: 'proposal';
      readonly key: string;
      readonly design: Design;
      readonly level: string;
      /** The part of the plan it is about. */
      readonly bounds: Bounds;
    };

/** Little pictures of the home in 3D: wanted here, taken by whoever draws it, kept as long as the workspace is open. */
export interface Snapshots {
  /** Answers how to want it no longer. */
  want(wish: SnapshotWish): () => void;
  /** As it is; of a camera also as it was before the last edits, until it is taken anew. */
  pictureOf(wish: SnapshotWish): string | null;
  /** The next that is to be taken, of those that can be. */
  next(canTake: (wish: SnapshotWish) => boolean): SnapshotWish | null;
  keep(wish: SnapshotWish, picture: string): void;
  /** Called when something is wanted or has been taken. */
  subscribe(listener: () => void): () => void;
}

export function createSnapshots(): Snapshots {
  const wanted = new Set<SnapshotWish>();
  const kept = new Map<string, { wish: SnapshotWish; picture: string }>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const isTaken = ({ key, design }: SnapshotWish) => kept.get(key)?.wish.design === design;
  return {
    want(wish) {
      wanted.add(wish);
      tell();
      return () => {
        wanted.delete(wish);
        // Proposals come and go; views are looked at again.
        if (wish.kind === 'proposal' && kept.get(wish.key)?.wish === wish) kept.delete(wish.key);
      };
    },
    pictureOf(wish) {
      const known = kept.get(wish.key);
      return known && isSameLook(known.wish, wish) ? known.picture : null;
    },
    next: (canTake) => [...wanted].find((wish) => !isTaken(wish) && canTake(wish)) ?? null,
    keep(wish, picture) {
      kept.set(wish.key, { wish, picture });
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function isSameLook(known: SnapshotWish, wish: SnapshotWish): boolean {
  if (known.kind === 'camera' && wish.kind === 'camera') return known.camera === wish.camera;
  return known.design === wish.design;
}
