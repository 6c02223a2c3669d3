import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import { designChanges } from '#viewer/live/design-changes.ts';
import { createSceneSession } from '#viewer/live/scene-session.ts';
import { createLiveScene } from '#viewer/live-scene.ts';
import { createLightUniforms } from '#viewer/light/lit-materials.ts';
import { createMaterialCache } from '#viewer/stage/material-cache.ts';
import { crowdedHome } from '#viewer/testing/crowded-home.ts';
import { directWorker } from '#viewer/testing/direct-worker.ts';
import { median, report } from './support/report.ts';

/*
 * An edit seen in 3D, without a graphics card: CPU-ms of script from the edited design to what there is to draw, in the
 * worker and on the page's thread. Goals: a piece 10 ms and a wall 40 ms at 200 pieces; 500 pieces in 40 finishes in at
 * most 300 draw calls; a drag frame at 500 pieces 4 ms. Options: pieces.
 */
const pieces = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 200);
const rounds = 25;

interface Bench {
  design: Design;
  edit(command: Command): Promise<{ worker: number; page: number }>;
  scene: ReturnType<typeof createLiveScene>;
}

async function open(count: number): Promise<{ bench: Bench; opened: number }> {
  const design = crowdedHome(count, 40);
  const materials = createMaterialCache(directWorker(), createLightUniforms(), { size: 16, sharpness: 1 });
  const scene = createLiveScene({ materials, lift: 11 });
  const session = createSceneSession(design, 'lv_1', 'middle');
  const began = process.cpuUsage();
  await scene.apply(session.open());
  const opened = spent(began);
  const bench: Bench = {
    design,
    scene,
    async edit(command) {
      const result = apply(bench.design, command);
      if (!result.ok) throw new Error(result.reason);
      const page = process.cpuUsage();
      const changes = structuredClone(designChanges(bench.design, result.design));
      const sent = spent(page);
      const worker = process.cpuUsage();
      const patch = session.edit(changes, 'lv_1');
      const made = spent(worker);
      const back = process.cpuUsage();
      await scene.apply(patch);
      bench.design = result.design;
      return { worker: made, page: sent + spent(back) };
    },
  };
  return { bench, opened };
}

function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

async function measured(bench: Bench, command: (i: number) => Command): Promise<{ all: number; page: number }> {
  const times = [];
  for (let i = 0; i < rounds; i++) times.push(await bench.edit(command(i)));
  return { all: median(times.map(({ worker, page }) => worker + page)), page: median(times.map(({ page }) => page)) };
}

const { bench, opened } = await open(pieces);
const piece = await measured(bench, (i) => ({
  kind: 'item.move',
  id: `it_${i}`,
  at: { x: 1000 + i, y: 1000, z: 0 },
}));
const wall = await measured(bench, (i) => ({
  kind: 'wall.move',
  id: 'wl_c2r2',
  by: { x: i % 2 === 0 ? 100 : -100, y: 0 },
  joined: true,
}));
const { bench: many } = await open(500);
const dragged = process.cpuUsage();
for (let i = 0; i < 1000; i++) many.scene.overlay('it_7', { x: i, y: 1000, z: 0, turn: i / 100 });
const drag = spent(dragged) / 1000;
const calls = (['orbit', 'walk', 'plan'] as const).map((mode) => {
  many.scene.showMode(mode);
  return many.scene.figures().drawCalls;
});

report('editor-scene', {
  pieces,
  'opened, CPU-ms': opened.toFixed(0),
  'a piece moved, CPU-ms in all': piece.all.toFixed(2),
  'of it on the page': piece.page.toFixed(2),
  'a wall moved, CPU-ms in all': wall.all.toFixed(2),
  'on the page': wall.page.toFixed(2),
  'a drag frame at 500 pieces, CPU-ms': drag.toFixed(3),
  'draw calls, 500 pieces in 40 finishes': Math.max(...calls),
});
process.exitCode = piece.all > 10 || wall.all > 40 || drag > 4 || Math.max(...calls) > 300 ? 1 : 0;
