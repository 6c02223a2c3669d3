import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Design } from '#design/document.ts';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import type { Quality } from '#viewer/quality.ts';
import type { Built } from '#viewer/live/scene-session.ts';
import type { OnBuilt } from '#viewer/mesh-jobs.ts';
import { loadStageScene, type StageScene } from '#viewer/stage/stage-scene.ts';
import type { Subject } from '#viewer/subject.ts';

/** What stands on which stage, so that an edit of it is told from something else. */
interface Shown {
  scene: StageScene;
  root: CanvasRoot;
  home: { design: Design; level: string } | null;
}

/**
 * The scene on the stage, and how often it was edited. Another subject is built beside the old one, which stays until
 * then; other finishes and edits of a home are applied to the existing scene.
 */
export function useStageScene(
  subject: Subject,
  root: CanvasRoot | null,
  quality: Quality,
  onFailed: (why: 'failed') => void,
  onBuilt: OnBuilt | undefined,
): [StageScene | null, edits: number] {
  const [stageScene, setStageScene] = useState<StageScene | null>(null);
  const [design, level] = subject.kind === 'home' ? [subject.design, subject.level] : [null, ''];
  const uploadAddress = subject.kind === 'home' ? subject.uploadAddress : undefined;
  const id = subject.kind === 'model' ? subject.id : '';
  const address = subject.kind === 'file' ? subject.address : '';
  const what = useMemo(() => {
    if (design) return { kind: 'home' as const, design, level, uploadAddress };
    if (address === '') return { kind: 'model' as const, id };
    return { kind: 'file' as const, address };
  }, [id, address, design, level, uploadAddress]);
  const finishesJson = subject.kind === 'model' ? JSON.stringify(subject.finishes) : '{}';
  const currentFinishes = useEffectEvent(() => JSON.parse(finishesJson) as Record<string, string>);
  const fail = useEffectEvent(onFailed);
  const tell = useEffectEvent((built: Built) => onBuilt?.(built));
  const shown = useRef<Shown | null>(null);
  const [edits, setEdits] = useState(0);

  useEffect(() => {
    if (!root) return undefined;
    const home = what.kind === 'home' ? what : null;
    const now = shown.current;
    if (home && now?.home && now.scene.update && now.root === root && isEdit(now.home, home)) {
      now.home = home;
      now.scene.update(home.design, home.level).then(
        () => setEdits((times) => times + 1),
        () => fail('failed'),
      );
      return undefined;
    }
    let wanted = true;
    const built = (how: Built) => wanted && tell(how);
    loadStageScene(what.kind === 'model' ? { ...what, finishes: currentFinishes() } : what, root, quality, built).then(
      (made) => {
        if (!wanted) made?.dispose();
        else if (made) {
          shown.current = { scene: made, root, home };
          setStageScene(made);
        } else fail('failed');
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
      .then(() => root?.invalidate());
  }, [stageScene, finishesJson, root]);

  const light = subject.kind === 'home' ? (subject.light ?? null) : null;
  useEffect(() => stageScene?.bake?.(light), [stageScene, light]);

  // The previous scene is disposed when its successor is shown, or on unmount.
  useEffect(() => () => stageScene?.dispose(), [stageScene]);
  return [stageScene, edits];
}

/** An edit leaves most of a design the very same objects; another home shares none. */
function isEdit(before: NonNullable<Shown['home']>, after: NonNullable<Shown['home']>): boolean {
  return (['walls', 'levels', 'settings'] as const).some((part) => before.design[part] === after.design[part]);
}
