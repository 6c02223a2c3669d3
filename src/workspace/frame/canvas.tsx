import { lazy, Suspense } from 'react';
import { useSession } from '../editor-context.tsx';
import { LevelChooser } from '../levels/level-chooser.tsx';
import { NudgePad } from '../phone/nudge-pad.tsx';
import { CompassButton } from '../panels/site/compass-button.tsx';
import { PlanView } from '../plan-view/plan-view.tsx';
import { SceneOverlays } from '../scene-view/scene-overlays.tsx';
import { BeginWith } from '../states/begin-with.tsx';
import { ConflictList } from '../states/conflict-list.tsx';
import { EmptySheet } from '../states/empty-sheet.tsx';
import { FirstHints } from '../states/first-hints.tsx';
import { LastGood } from '../states/last-good.tsx';
import { LocalStrip } from '../states/local-strip.tsx';
import { PriceNewsStrip } from '../states/price-news-strip.tsx';
import { StateStrip } from '../states/state-strip.tsx';
import type { WorkspacePorts } from '../workspace-ports.ts';

/** Fetched when somebody looks: the plan alone needs no 3D. */
const SceneView = lazy(async () => ({ default: (await import('../scene-view/scene-view.tsx')).SceneView }));

/** What one works on: the plan, the home in 3D, or both. */
export function Canvas({ ports }: { ports: WorkspacePorts }) {
  const mode = useSession((state) => state.view.mode);
  return (
    <main className={`ws-canvas ws-canvas-${mode}`} id="content">
      {(mode === 'plan' || mode === 'split') && (
        <div className="ws-view">
          <LastGood>
            <PlanView />
          </LastGood>
          <LevelChooser />
          <CompassButton />
          <EmptySheet />
          <NudgePad />
        </div>
      )}
      {mode !== 'plan' && (
        <div className="ws-view">
          <LastGood>
            <Suspense>
              <SceneView walk={mode === 'walk'} uploadAddress={ports.uploadAddress} />
            </Suspense>
          </LastGood>
          <SceneOverlays walk={mode === 'walk'} />
        </div>
      )}
      <div className="st-stack">
        <StateStrip ports={ports} />
        {ports.keeping && <LocalStrip keeping={ports.keeping} ports={ports} />}
        {ports.prices && <PriceNewsStrip prices={ports.prices} />}
        {ports.beginning && <BeginWith beginning={ports.beginning} />}
      </div>
      <ConflictList port={ports.conflicts} />
      <FirstHints person={ports.person} />
    </main>
  );
}
