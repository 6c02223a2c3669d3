import { useEffect, useSyncExternalStore } from 'react';
import { useSceneLink } from '../scene-link.tsx';
import type { SnapshotWish } from './snapshots.ts';

/** The address of a little picture; null until it is taken, which it is not where nothing is drawn in 3D. */
export function useSnapshot(wish: SnapshotWish | null): string | null {
  const { snapshots } = useSceneLink();
  useEffect(() => (wish ? snapshots.want(wish) : undefined), [snapshots, wish]);
  const read = () => wish && snapshots.pictureOf(wish);
  return useSyncExternalStore(snapshots.subscribe, read, read);
}
