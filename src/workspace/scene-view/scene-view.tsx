import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Stage } from '#viewer/stage/stage.tsx';
import type { UploadAddress } from '#viewer/subject.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { useSceneControls } from './use-scene-controls.ts';

interface SceneViewProps {
  walk: boolean;
  uploadAddress: UploadAddress;
}

/**
 * The home in three dimensions: it follows every edit piece by piece, and what is picked is selected in the plan too.
 * What is in hand is drawn in the plan; here it comes with its end, unless it is a whole to be looked at.
 */
export function SceneView({ walk, uploadAddress }: SceneViewProps) {
  const t = useTranslations('workspace.scene');
  const { session } = useEditor();
  const design = useSession(({ gesture, history }) => (gesture?.show.whole ? gesture.design : history.design));
  const onControls = useSceneControls(walk);
  const level = useSession((state) => state.level);
  const picked = useSession((state) => state.selection.at(-1) ?? null);
  const subject = useMemo(
    () => ({ kind: 'home', design, level, uploadAddress }) as const,
    [design, level, uploadAddress],
  );
  return (
    <div className="sv">
      <Stage
        subject={subject}
        mode={walk ? 'walk' : 'orbit'}
        label={t('label')}
        picked={picked}
        onPick={(id) => session.set({ selection: id === null ? [] : [id] })}
        bare={walk}
        onControls={onControls}
        onLeave={() => session.set({ view: { ...session.state.view, mode: walk ? 'space' : 'plan' } })}
      >
        {null}
      </Stage>
    </div>
  );
}
