import type { SceneControls, SceneLink } from '../scene-link.tsx';
import type { SnapshotWish } from './snapshots.ts';

/** Whoever draws the home in 3D, as one who takes pictures of it. */
export interface PictureTaker {
  /** Whether it stands there as it is wanted. */
  canTake(wish: SnapshotWish): boolean;
  /** Before one of its own frames. Null where there is no graphics card any more. */
  take(wish: SnapshotWish): Promise<string | null>;
  /** Nothing is to be taken for now. */
  rest(): void;
}

/** As long as the view rests before a picture is taken: nobody who walks is to stumble over it. Milliseconds. */
const restful = 150;

/** Takes what is wanted, one after another, while nothing moves; with nothing wanted it draws nothing. */
export function takeSnapshots(
  { state, snapshots }: Pick<SceneLink, 'snapshots'> & { state: () => SceneLink['state'] },
  { onFrame }: Pick<SceneControls, 'onFrame'>,
  taker: PictureTaker,
): () => void {
  const refused = new Set<SnapshotWish>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let ended = false;

  async function next(): Promise<void> {
    // Not in the light of a sun that is only tried.
    if (busy || ended || state().sun !== null) return;
    const wish = snapshots.next((each) => !refused.has(each) && taker.canTake(each));
    if (!wish) return taker.rest();
    busy = true;
    const picture = await taker.take(wish).catch(() => null);
    busy = false;
    if (ended) return;
    if (picture === null) refused.add(wish);
    else snapshots.keep(wish, picture);
    soon();
  }

  function soon(): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => void next(), restful);
  }

  const leave = [snapshots.subscribe(soon), onFrame(soon)];
  soon();
  return () => {
    ended = true;
    clearTimeout(waiting);
    for (const stop of leave) stop();
    taker.rest();
  };
}
