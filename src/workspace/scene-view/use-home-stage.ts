import { useEffect, useEffectEvent, useState } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { Session } from '#editor/session.ts';
import { bvhHits } from '#viewer/live/bvh-hits.ts';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import { loadHomeStage, type HomeStage } from '#viewer/stage/stage-scene.ts';
import type { OnBuilt } from '#viewer/mesh-jobs.ts';
import type { Quality } from '#viewer/quality.ts';
import type { UploadAddress } from '#viewer/subject.ts';
import type { Size } from '../plan-view/plan-camera.ts';
import { followDesign } from './follow-design.ts';
import { openEye } from './open-eye.ts';
import type { FreePart, SpaceCamera } from './space-camera.ts';
import type { SpaceEye } from './space-eye.ts';
import { createStepAside, type StepAside } from './aside/step-aside.ts';

/** The home on its canvas, and the eye that looks at it. */
export interface SeenHome {
  readonly stage: HomeStage;
  readonly eye: SpaceEye;
  /** Where the eye looks from before anybody moves it. */
  readonly opened: SpaceCamera;
  /** Whether that shows all of the home. */
  readonly whole: boolean;
  readonly stepAside: StepAside;
}

/** The home of the session on a canvas; from then on it follows every edit and what is in hand. */
export function useHomeStage(
  editor: Editor,
  root: CanvasRoot | null,
  quality: Quality,
  uploadAddress: UploadAddress,
  viewOf: () => { size: Size; free: FreePart },
  onFailed: () => void,
  onBuilt: OnBuilt,
): SeenHome | null {
  const [seen, setSeen] = useState<SeenHome | null>(null);
  const fail = useEffectEvent(onFailed);
  const tell = useEffectEvent(onBuilt);
  const open = useEffectEvent((stage: HomeStage, redraw: () => void) => {
    const { size, free } = viewOf();
    return openEye(editor, stage.home.facts().box, size, redraw, free);
  });
  useEffect(() => {
    if (!root) return undefined;
    const { session } = editor;
    const { design, state } = session;
    let leave: (() => void) | null = null;
    let wanted = true;
    loadHomeStage({ kind: 'home', design, level: state.level, uploadAddress }, root, quality, {
      hit: bvhHits(),
      onBuilt: (built) => wanted && tell(built),
    }).then(
      (made) => {
        if (!wanted) return made.dispose();
        const stop = follow(session, made, design, state.level, () => fail());
        leave = () => {
          stop();
          made.dispose();
        };
        setSeen({
          stage: made,
          ...open(made, () => root.invalidate()),
          stepAside: createStepAside(session, made.home.scene),
        });
      },
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
      leave?.();
      setSeen(null);
    };
  }, [editor, root, quality, uploadAddress]);
  return seen;
}

function follow(session: Session, stage: HomeStage, design: Session['design'], level: string, onFailed: () => void) {
  const { scene } = stage.home;
  const following = followDesign(
    {
      update: stage.update,
      overlay: scene.overlay,
      endOverlay: scene.endOverlay,
      redraw: stage.redraw,
    },
    design,
    level,
    onFailed,
  );
  const show = () => following.show(session.shown, session.state.level, session.state.gesture !== null);
  show();
  return session.subscribe(show);
}
