import { Suspense, useState, type CSSProperties } from 'react';
import { useEditor, useSession } from '../editor-context.tsx';
import { LevelChooser } from '../levels/level-chooser.tsx';
import { CompassButton } from '../panels/site/compass-button.tsx';
import { PaintWord } from '../panels/surfaces/paint-word.tsx';
import { ScenePanel } from '../panels/scene-panel.tsx';
import { createFraming } from '../plan-view/framing.ts';
import { PlanView } from '../plan-view/plan-view.tsx';
import { FramingContext } from '../plan-view/use-framing.ts';
import { BeginWith } from '../states/begin-with.tsx';
import { ConflictList } from '../states/conflict-list.tsx';
import { EmptySheet } from '../states/empty-sheet.tsx';
import { FirstHints } from '../states/first-hints.tsx';
import { LastGood } from '../states/last-good.tsx';
import { MissingStrip } from '../states/missing-strip.tsx';
import { LocalStrip } from '../states/local-strip.tsx';
import { StateStrip } from '../states/state-strip.tsx';
import { GuestStrip } from '../together/guest-strip.tsx';
import type { WorkspacePorts } from '../workspace-ports.ts';
import { SplitHandle } from './split-handle.tsx';
import { Aside, latePart } from '../states/late-part.tsx';

/** Fetched when somebody looks: the plan alone needs no 3D. */
const SceneView = latePart(async () => (await import('../scene-view/scene-view.tsx')).SceneView);
const SceneOverlays = latePart(async () => (await import('../scene-view/scene-overlays.tsx')).SceneOverlays);
/** Only where something can be said. */
const PlanPins = latePart(async () => (await import('../comments/plan-pins.tsx')).PlanPins);
/** Knows the whole library: only where there is a piece that may cost something. */
const PriceNewsStrip = latePart(async () => (await import('../states/price-news-strip.tsx')).PriceNewsStrip);

/** What one works on: the plan, the home in 3D, or both. */
export function Canvas({ ports }: { ports: WorkspacePorts }) {
  const editor = useEditor();
  const [framing] = useState(() => createFraming(editor));
  const mode = useSession((state) => state.view.mode);
  const furnished = useSession(({ history }) => Object.keys(history.design.items).length > 0);
  /** Of the sheet, what the plan has beside 3D; in hundredths. */
  const [split, setSplit] = useState(50);
  return (
    <FramingContext value={framing}>
      <main
        className={`ws-canvas ws-canvas-${mode}`}
        id="content"
        style={mode === 'split' ? ({ '--split': `${split}%` } as CSSProperties) : undefined}
      >
        {(mode === 'plan' || mode === 'split') && (
          <div className="ws-view">
            <LastGood>
              <PlanView />
            </LastGood>
            <Aside>{ports.comments && <PlanPins />}</Aside>
            <LevelChooser />
            <CompassButton />
            <EmptySheet />
          </div>
        )}
        {mode !== 'plan' && (
          <div className="ws-view">
            <LastGood>
              <Suspense>
                <SceneView walk={mode === 'walk'} uploadAddress={ports.uploadAddress} lights={ports.lights ?? null} />
              </Suspense>
            </LastGood>
            <Aside>
              <SceneOverlays walk={mode === 'walk'} />
            </Aside>
          </div>
        )}
        {mode === 'split' && <SplitHandle share={split} onShare={setSplit} />}
        <ScenePanel />
        <PaintWord />
        <div className="st-stack">
          <StateStrip ports={ports} />
          {ports.guest && <GuestStrip guest={ports.guest} ports={ports} />}
          <MissingStrip />
          {ports.keeping && <LocalStrip keeping={ports.keeping} ports={ports} />}
          <Aside>{furnished && ports.prices && <PriceNewsStrip prices={ports.prices} />}</Aside>
          {ports.beginning && <BeginWith beginning={ports.beginning} />}
        </div>
        <ConflictList port={ports.conflicts} />
        <FirstHints person={ports.person} />
      </main>
    </FramingContext>
  );
}
