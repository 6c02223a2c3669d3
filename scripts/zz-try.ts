import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { newDesign } from '#design/document.ts';
import { samples } from '#design/samples/samples.ts';
import { drawn } from '#design/samples/draw.ts';
import { pngOf } from '#lib/png.ts';
import { textureCache } from '#models/materials/texture.ts';
import { toDisplay } from '#models/picture/colour.ts';
import { designScene } from '#render/from-design/design-scene.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { pathTracer } from '#render/trace/path.ts';
import { traceTile } from '#render/trace/tile.ts';
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
let t = cpu(); const lap = (s: string) => { const n = cpu(); console.log(s, (n - t).toFixed(2)); t = n; };
let design = samples['two-bedroom-flat']();
const item = (id: string, model: string, x: number, y: number, turn: number) => ({ kind: 'item.add' as const, item: { id, level: 'lv_1', model, finishes: {}, at: { x, y, z: 0 }, turn, placement: 'floor' as const, locked: false } });
design = drawn(design, [item('it_1', 'sofa-01k3', 1500, 3800, 0), item('it_2', 'coffee-table-0100', 1500, 2500, 0), item('it_3', 'armchair-0200', 3500, 2700, 60), item('it_4', 'tv-unit-0100', 1500, 500, 180), item('it_5','bookshelf-0400', 4300, 4500, 0),
 { kind: 'light.add', light: { id: 'lt_1', level: 'lv_1', form: 'point', at: { x: 300, y: 4300, z: 1500 }, turn: 0, tilt: 90, width: 200, depth: 200, lumens: 500, kelvin: 2700, beam: 60, on: true } }]);
const scene = designScene(design, {});
lap('scene'); const textures = textureCache(128);
const flat = flatten(scene, textures); lap('flatten'); console.log(flat.triangles.count, 'triangles', flat.portals.length, 'portals', flat.materials.length, flat.memory.buffer.byteLength);
const kernel = kernelOf(flat, 0);
const [w, h, n] = [320, 180, Number(process.argv[2] ?? 4)];
let rays = 0; const { closest, passes } = kernel; 
const counted = { ...kernel, closest: (...a: Parameters<typeof closest>) => { rays++; return closest(...a); }, passes: (...a: Parameters<typeof passes>) => { rays++; return passes(...a); } };
const tracer = pathTracer(flat, counted, { bounces: Number(process.argv[4] ?? 6), clamp: Number(process.argv[5] ?? 5), view: 0.3 });
const cam = { kind: 'still' as const, at: [5.9, 0.6, 1.3] as const, target: [1.2, 3.4, 0.9] as const, view: 50 };
const out = traceTile(tracer, { camera: cam, width: w, height: h, samples: n, seed: 1 }, { x: 0, y: 0, width: w, height: h })!;
const spent = cpu() - t; lap('trace'); console.log('Mrays/cpu-s', (rays / spent / 1e6).toFixed(2), 'rays/path', (rays / (w * h * n)).toFixed(1));
const exposure = Number(process.argv[3] ?? 3);
for (const [name, o, k] of [['rgb', 0, exposure], ['alb', 3, 1]] as const) {
  const pixels = new Uint8Array(w * h * 3);
  for (let i = 0; i < w * h; i++) for (let c = 0; c < 3; c++) { const v = out[i * 9 + o + c]! * k; pixels[i * 3 + c] = 255 * toDisplay(Math.min(1, name === 'rgb' ? v / (1 + v * 0.6) : v)); }
  writeFileSync(`/tmp/${name}.png`, pngOf({ width: w, height: h, channels: 3, pixels }, (b) => deflateSync(b)));
}
let nan = 0; for (const v of out) if (!(v === v)) nan++; console.log('nan', nan);
