import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Settings } from '#design/document.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { CameraPose } from '#viewer/camera-pose.ts';
import type { Walker } from '#viewer/stage/walker.ts';
import { createSnapshots, type Snapshots } from './snapshots/snapshots.ts';
import type { PictureTaker } from './snapshots/take-snapshots.ts';

/** The camera of whatever draws the home in 3D, for what stands around it. */
export interface SceneControls {
  look(): CameraPose;
  /** Only where one looks from outside. */
  lookFrom?(pose: CameraPose): void;
  /** Null where one looks from outside. */
  readonly walker: Walker | null;
  /** As if the sun stood there; null as the design says. */
  shine(sun: Vec3 | null): void;
  redraw(): void;
  /** Called after each frame that is drawn; answers how to stop. */
  onFrame(listener: () => void): () => void;
  /** Takes little pictures between its frames. */
  readonly pictures?: PictureTaker;
}

/** What one looks at and does not change: it belongs to the person, not to the design. */
interface SceneState {
  /** Null while nothing is drawn in 3D. */
  readonly controls: SceneControls | null;
  /** Instead of the design's own: while a slider is dragged, a day is played, or nothing may be changed. */
  readonly sun: Partial<Settings> | null;
  readonly playing: boolean;
  /** Which part of a day the ruler shows, where it could show both. */
  readonly hours: 'day' | 'night';
  readonly panel: 'site' | 'cameras' | null;
  /** A camera to look from as soon as the home is drawn. */
  readonly wanted: string | null;
  /** The camera one looks from, until one moves. */
  readonly from: string | null;
}

export interface SceneLink {
  /** Little pictures of the home, taken while it is drawn in 3D. */
  readonly snapshots: Snapshots;
  readonly state: SceneState;
  subscribe(listener: () => void): () => void;
  set(change: Partial<SceneState>): void;
}

export function createSceneLink(): SceneLink {
  let state: SceneState = {
    controls: null,
    sun: null,
    playing: false,
    hours: 'day',
    panel: null,
    wanted: null,
    from: null,
  };
  const listeners = new Set<() => void>();
  return {
    snapshots: createSnapshots(),
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}

const LinkContext = createContext<SceneLink | null>(null);

export function SceneLinkProvider({ link, children }: { link?: SceneLink; children: ReactNode }) {
  const [own] = useState(() => link ?? createSceneLink());
  return <LinkContext value={own}>{children}</LinkContext>;
}

export function useSceneLink(): SceneLink {
  const link = use(LinkContext);
  if (!link) throw new Error('outside of a workspace');
  return link;
}

/** As `useSession`: what `select` picks keeps its identity while it does not change. */
export function useScene<T>(select: (state: SceneState) => T): T {
  const link = useSceneLink();
  const read = () => select(link.state);
  return useSyncExternalStore(link.subscribe, read, read);
}
