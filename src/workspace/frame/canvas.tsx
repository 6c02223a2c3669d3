import { lazy, Suspense } from 'react';
import { useSession } from '../editor-context.tsx';
import { LevelChooser } from '../levels/level-chooser.tsx';
import { NudgePad } from '../phone/nudge-pad.tsx';
import { PlanView } from '../plan-view/plan-view.tsx';
import type { WorkspacePorts } from '../workspace-ports.ts';

/** Fetched when somebody looks: the plan alone needs no 3D. */
const SceneView = lazy(async () => ({ default: (await import('../scene-view/scene-view.tsx')).SceneView }));

/** What one works on: the plan, the home in 3D, or both. */
export function Canvas({ ports }: { ports: Pick<WorkspacePorts, 'uploadAddress'> }) {
  const mode = useSession((state) => state.view.mode);
  return (
    <main className={`ws-canvas ws-canvas-${mode}`} id="content">
      {(mode === 'plan' || mode === 'split') && (
        <div className="ws-view">
          <PlanView />
          <LevelChooser />
          <NudgePad />
        </div>
      )}
      {mode !== 'plan' && (
        <div className="ws-view">
          <Suspense>
            <SceneView walk={mode === 'walk'} uploadAddress={ports.uploadAddress} />
          </Suspense>
        </div>
      )}
    </main>
  );
}
