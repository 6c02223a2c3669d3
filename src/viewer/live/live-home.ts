import type { Design } from '#design/document.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import { createLiveScene, type LiveScene, type LiveSceneOptions } from '#viewer/live-scene.ts';
import { designChanges, stepTowards } from '#viewer/live/design-changes.ts';
import type { HomeFacts } from '#viewer/live/scene-patch.ts';
import type { OnBuilt } from '#viewer/mesh-jobs.ts';
import type { MeshWorker } from '#viewer/mesh-worker.ts';

/** A home on a stage that follows its design: meshes are made in the worker, the page's thread puts them up. */
export interface LiveHome {
  scene: LiveScene;
  facts(): HomeFacts;
  /**
   * Shows this design, an edit of the one before; resolves when it is shown. While the worker is busy only the last of
   * several is worth its work.
   */
  update(design: Design, level: string): Promise<void>;
  /** The dragged piece goes to where the design has it, once every edit asked for so far is shown. */
  endOverlay(itemId: string): Promise<void>;
  close(): void;
}

export interface LiveHomeOptions extends LiveSceneOptions {
  meshWorker: Pick<MeshWorker, 'make'>;
  design: Design;
  level: string;
  detail: Detail;
  /** Called with every edit that is shown. */
  onShown?(facts: HomeFacts): void;
  /** Called while it is built for the first time. */
  onBuilt?: OnBuilt | undefined;
}

export async function openLiveHome({
  meshWorker,
  design,
  level,
  detail,
  onShown,
  onBuilt,
  ...rest
}: LiveHomeOptions): Promise<LiveHome> {
  const scene = createLiveScene(rest);
  const { home, patch: first } = await meshWorker.make({ kind: 'open-home', design, level, detail }, onBuilt);
  await scene.apply(first);
  let facts = first.facts;
  let sent = { design, level };
  let wanted = sent;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (wanted !== sent) {
      const before = sent;
      const design = stepTowards(before.design, wanted.design);
      sent = design === wanted.design ? wanted : { design, level: wanted.level };
      const changes = designChanges(before.design, sent.design);
      const patch = await meshWorker.make({ kind: 'edit-home', home, changes, level: sent.level });
      await scene.apply(patch);
      facts = patch.facts;
      onShown?.(facts);
    }
  }

  const whenShown = () =>
    (working ??= work().finally(() => {
      working = null;
    }));

  return {
    scene,
    facts: () => facts,
    update(next, on) {
      if (next !== wanted.design || on !== wanted.level) wanted = { design: next, level: on };
      return whenShown();
    },
    async endOverlay(itemId) {
      await whenShown();
      scene.endOverlay(itemId);
    },
    close() {
      scene.dispose();
      void meshWorker.make({ kind: 'close-home', home }).catch(() => null);
    },
  };
}
