import type { Design } from '#design/document.ts';
import { lightPrint } from '#design/light-print.ts';
import { readHomeLight, type HomeLight } from '#models/light/light-file.ts';
import type { CameraPose } from '#viewer/camera-pose.ts';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import { createStageLight } from './home-light.ts';
import type { LightVolume } from './light-volume.ts';

/** `stale`: there is light, of the home as it was. */
export type BakedState = 'none' | 'shown' | 'stale';

/** The baked light of a home on its stage: fetched, shown while it fits the design, else the present look. */
interface BakedLight {
  fetch(address: string | null): void;
  /** The light, where it is of this very design. `null`: the sun stands elsewhere than the design says. */
  fit(design: Design | null, lampsOn: boolean): HomeLight | null;
  /** Whether baked light is shown; it is exposed for the look. */
  expose(look: CameraPose, inside: boolean): boolean;
  state(): BakedState;
  onState(listener: () => void): () => void;
  dispose(): void;
}

/** Larger than any light we write. */
const mostBytes = 8 * 1024 * 1024;

export function createBakedLight(
  { light: uniforms, meshWorker }: Pick<CanvasRoot, 'light' | 'meshWorker'>,
  onChange: () => void,
): BakedLight {
  const stage = createStageLight(uniforms);
  const listeners = new Set<() => void>();
  let known: { light: HomeLight; volume: LightVolume } | null = null;
  let asked: string | null = null;
  let state: BakedState = 'none';
  let printed: { design: Design; print: string } | null = null;

  function become(next: BakedState): void {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function printOf(design: Design): string {
    if (printed?.design !== design) printed = { design, print: lightPrint(design) };
    return printed.print;
  }

  async function load(address: string): Promise<void> {
    const answer = await fetch(address, { credentials: 'same-origin' });
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > mostBytes) return;
    const light = await readHomeLight(new Uint8Array(await answer.arrayBuffer()));
    const volume =
      light && light.meters.length > 0 ? await meshWorker.make({ kind: 'light', field: light.field }) : null;
    if (!light || !volume || asked !== address) return;
    known = { light, volume };
    onChange();
  }

  return {
    fetch(address) {
      if (address === asked) return;
      asked = address;
      known = null;
      if (address === null) onChange();
      // Without it the home is seen as before.
      else void load(address).catch(() => null);
    },
    fit(design, lampsOn) {
      const fits = known !== null && design !== null && known.light.print === printOf(design);
      if (known && fits) {
        if (stage.shown() !== known.light) stage.show(known.light, known.volume, lampsOn);
      } else stage.hide();
      if (!known) become('none');
      else if (fits) become('shown');
      else if (design) become('stale');
      return stage.shown();
    },
    expose(look, inside) {
      stage.expose(look, inside);
      return stage.shown() !== null;
    },
    state: () => state,
    onState(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose() {
      asked = null;
      stage.dispose();
    },
  };
}
