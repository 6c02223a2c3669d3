import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import type { Quality } from '#viewer/quality.ts';
import { loadStageScene, type StageScene } from '#viewer/stage/stage-scene.ts';
import type { Subject } from '#viewer/subject.ts';

/**
 * The scene on the stage. Another subject is built beside the old one, which stays until then; other finishes are
 * applied to the existing scene.
 */
export function useStageScene(
  subject: Subject,
  root: CanvasRoot | null,
  quality: Quality,
  onFailed: (why: 'failed') => void,
): StageScene | null {
  const [stageScene, setStageScene] = useState<StageScene | null>(null);
  const [design, level] = subject.kind === 'home' ? [subject.design, subject.level] : [null, ''];
  const id = subject.kind === 'model' ? subject.id : '';
  const address = subject.kind === 'file' ? subject.address : '';
  const what = useMemo(() => {
    if (design) return { kind: 'home' as const, design, level };
    if (address === '') return { kind: 'model' as const, id };
    return { kind: 'file' as const, address };
  }, [id, address, design, level]);
  const finishesJson = subject.kind === 'model' ? JSON.stringify(subject.finishes) : '{}';
  const currentFinishes = useEffectEvent(() => JSON.parse(finishesJson) as Record<string, string>);
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    if (!root) return undefined;
    let wanted = true;
    loadStageScene(what.kind === 'model' ? { ...what, finishes: currentFinishes() } : what, root, quality).then(
      (made) => {
        if (!wanted) made?.dispose();
        else if (made) setStageScene(made);
        else fail('failed');
      },
      () => {
        if (wanted) fail('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [what, root, quality]);

  useEffect(() => {
    void stageScene?.objects
      .applyFinishes(JSON.parse(finishesJson) as Record<string, string>)
      .then(() => root?.state.invalidate());
  }, [stageScene, finishesJson, root]);

  // The previous scene is disposed when its successor is shown, or on unmount.
  useEffect(() => () => stageScene?.dispose(), [stageScene]);
  return stageScene;
}
