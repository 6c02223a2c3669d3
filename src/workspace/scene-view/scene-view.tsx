import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import type { Built } from '#viewer/live/scene-session.ts';
import { Stage } from '#viewer/stage/stage.tsx';
import type { UploadAddress } from '#viewer/subject.ts';
import { canDraw } from '#viewer/webgl.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { LevelChooser } from '../levels/level-chooser.tsx';
import { PlanView } from '../plan-view/plan-view.tsx';
import { EmptySheet } from '../states/empty-sheet.tsx';
import type { LightsPort } from '../ports/lights-port.ts';
import { LightNote } from './light/light-note.tsx';
import { useHomeLight } from './light/use-home-light.ts';
import { useSceneControls } from './use-scene-controls.ts';
import { SpaceNote, type SpaceState } from './space-note.tsx';
import type { SpaceViewProps } from './space-view.tsx';
import './scene.css';

interface SceneViewProps {
  walk: boolean;
  uploadAddress: UploadAddress;
  lights?: LightsPort | null;
}

/** The home in three dimensions: seen from above and worked on, or walked through. */
export function SceneView({ walk, uploadAddress, lights = null }: SceneViewProps) {
  const light = useHomeLight(lights);
  const View = walk ? WalkedHome : Space;
  return (
    <>
      <View uploadAddress={uploadAddress} light={light.address} />
      <LightNote light={light} />
    </>
  );
}

interface LitViewProps {
  uploadAddress: UploadAddress;
  /** Where the light that fits lies. */
  light: string | null;
}

/** 3D where it can be drawn; elsewhere the plan stays, and why is said. */
function Space({ uploadAddress, light }: LitViewProps) {
  const split = useSession((state) => state.view.mode === 'split');
  const [state, setState] = useState<SpaceState>(() => (canDraw() ? 'waiting' : 'missing'));
  const [SpaceView, setSpaceView] = useState(fetchSpace);
  const [built, setBuilt] = useState<Built | null>(null);
  const gone = state === 'missing' || state === 'failed';
  function again() {
    setState('waiting');
    setBuilt(null);
    setSpaceView(fetchSpace);
  }
  return (
    <div className="sv-frame" data-state={state}>
      {/* Until it is drawn one sees the plan, which 3D turns up from. */}
      {state === 'waiting' && !split && (
        <div className="sv-behind" inert>
          <PlanView />
        </div>
      )}
      {gone ? (
        !split && <PlanView />
      ) : (
        <Suspense>
          <SpaceView uploadAddress={uploadAddress} light={light} onState={setState} onBuilt={setBuilt} />
        </Suspense>
      )}
      {!split && <LevelChooser />}
      {!split && <EmptySheet />}
      <SpaceNote state={state} built={built} onAgain={again} />
    </div>
  );
}

/** Anew for each attempt: one that failed would be kept. */
function fetchSpace(): ComponentType<SpaceViewProps> {
  return lazy<ComponentType<SpaceViewProps>>(() =>
    import('./space-view.tsx').then(
      (module) => ({ default: module.SpaceView }),
      () => ({ default: NotLoaded }),
    ),
  );
}

function NotLoaded({ onState }: SpaceViewProps) {
  useEffect(() => onState('failed'), [onState]);
  return null;
}

function WalkedHome({ uploadAddress, light }: LitViewProps) {
  const t = useTranslations('workspace.scene');
  const { session } = useEditor();
  const design = useSession(({ gesture, history }) => (gesture?.show.whole ? gesture.design : history.design));
  const onControls = useSceneControls();
  const level = useSession((state) => state.level);
  const picked = useSession((state) => state.selection.at(-1) ?? null);
  const subject = useMemo(
    () => ({ kind: 'home', design, level, uploadAddress, light }) as const,
    [design, level, uploadAddress, light],
  );
  return (
    <div className="sv">
      <Stage
        subject={subject}
        mode="walk"
        label={t('label')}
        picked={picked}
        onPick={(id) => session.set({ selection: id === null ? [] : [id] })}
        bare
        onControls={onControls}
        onLeave={() => session.set({ view: { ...session.state.view, mode: 'space' } })}
      >
        {null}
      </Stage>
    </div>
  );
}
