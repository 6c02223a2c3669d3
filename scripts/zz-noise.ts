import { samples } from '#design/samples/samples.ts';
import { textureCache } from '#models/materials/texture.ts';
import { designScene } from '#render/from-design/design-scene.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { pathTracer } from '#render/trace/path.ts';
import { begin, samplerOf } from '#render/trace/sampler.ts';
const flat = flatten(designScene(samples['two-bedroom-flat'](), {}), textureCache(64));
const kernel = kernelOf(flat, 0);
const dir = [5.9 - 9, 3.8, 0.6]; const l = Math.hypot(...dir);
for (const bounces of [0, 1, 2, 3, 6]) for (const clamp of [5, 1e9]) {
const tracer = pathTracer(flat, kernel, { bounces, clamp, view: 0.3 });
const s = samplerOf(4096); let sum = 0, sq = 0, max = 0; const vals = [];
for (let i = 0; i < 4096; i++) { begin(s, 5, 5, i, 1); tracer.trace(5.9, 0.6, 1.3, dir[0]! / l, dir[1]! / l, dir[2]! / l, 0.001, s); const g = tracer.result.green; sum += g; sq += g * g; vals.push(g); }
vals.sort((a, b) => b - a); const m = sum / 4096; console.log(bounces, clamp, 'mean', m.toFixed(3), 'rel sd', (Math.sqrt(sq / 4096 - m * m) / m).toFixed(2), 'top', vals.slice(0, 5).map((v) => v.toFixed(1)).join(), 'p90', vals[410]!.toFixed(2), 'p50', vals[2048]!.toFixed(2));
}
