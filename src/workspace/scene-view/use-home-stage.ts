import { useEffect, useEffectEvent, useState } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { Session } from '#editor/session.ts';
import { bvhHits } from '#viewer/live/bvh-hits.ts';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import { loadHomeStage, type HomeStage } from '#viewer/stage/stage-scene.ts';
import type { Quality } from '#viewer/quality.ts';
import type { UploadAddress } from '#viewer/subject.ts';
import { followDesign } from './follow-design.ts';

/** The home of the session on a canvas; from then on it follows every edit and what is in hand. */
export function useHomeStage(
  { session }: Editor,
  root: CanvasRoot | null,
  quality: Quality,
  uploadAddress: UploadAddress,
  onFailed: () => void,
): HomeStage | null {
  const [stage, setStage] = useState<HomeStage | null>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!root) return undefined;
    const { design, state } = session;
    let leave: (() => void) | null = null;
    let wanted = true;
    loadHomeStage({ kind: 'home', design, level: state.level, uploadAddress }, root, quality, bvhHits()).then(
      (made) => {
        if (!wanted) return made.dispose();
        const stop = follow(session, made, design, state.level, () => fail());
        leave = () => {
          stop();
          made.dispose();
        };
        setStage(made);
      },
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
      leave?.();
      setStage(null);
    };
  }, [session, root, quality, uploadAddress]);
  return stage;
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
