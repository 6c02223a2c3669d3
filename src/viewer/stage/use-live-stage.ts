import { useEffect, useState } from 'react';
import type { LiveStage } from '#viewer/stage/live-stage.tsx';
import { canDraw } from '#viewer/webgl.ts';

/** Loading; drawn; no WebGL here; the graphics card gave up; something did not load. */
export type StageState = 'waiting' | 'live' | 'missing' | 'lost' | 'failed';

export interface LiveStageState {
  Stage: typeof LiveStage | null;
  state: StageState;
  setState(state: StageState): void;
  /** Another canvas for each. */
  attempt: number;
  tryAgain(): void;
}

/** Loads the 3D code once it is requested and only where it can run. */
export function useLiveStage(): LiveStageState {
  const [coming, setComing] = useState(() => (canDraw() ? fetchStage() : null));
  const [state, setState] = useState<StageState>(coming ? 'waiting' : 'missing');
  const [Stage, setStage] = useState<typeof LiveStage | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    coming?.then(
      (stage) => {
        if (wanted) setStage(() => stage);
      },
      () => {
        if (wanted) setState('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [coming]);
  function tryAgain() {
    setState('waiting');
    setAttempt(attempt + 1);
    setComing(fetchStage());
  }
  return { Stage, state, setState, attempt, tryAgain };
}

/** Called when the pointer comes near the button: by the time it presses, most is loaded. */
export function prefetchStage(): void {
  if (canDraw()) void fetchStage().catch(() => null);
}

async function fetchStage(): Promise<typeof LiveStage> {
  return (await import('#viewer/stage/live-stage.tsx')).LiveStage;
}
