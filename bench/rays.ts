import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { samples } from '#design/samples/samples.ts';
import { seededRng } from '#lib/random.ts';
import { textureCache } from '#models/materials/texture.ts';
import { designScene } from '#render/from-design/design-scene.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import { median, report } from './support/report.ts';

/* Rays a CPU-second against three-mesh-bvh, on one thread: the nearest hit of rays in all directions from all over a furnished flat. */
const count = 100_000;
const rounds = 5;
const flat = flatten(designScene(samples['furnished-flat']()), textureCache(16));
const { closest, passes, results } = kernelOf(flat, 0);
const rays = someRays(count);
const geometry = new BufferGeometry();
geometry.setAttribute('position', new BufferAttribute(Float32Array.from(flat.triangles.corners), 3));
geometry.setIndex([...Array(flat.triangles.count * 3).keys()]);
const tree = new MeshBVH(geometry);
const ray = new Ray(new Vector3(), new Vector3());

let apart = 0;
for (let i = 0; i < rays.length; i += 6) if (Math.abs(ours(i) - theirs(i)) > 1e-3) apart++;
report('rays', {
  triangles: flat.triangles.count,
  rays: count,
  'hits apart by a millimetre': apart,
  'ours, nearest hit, M rays/CPU-s': speed(ours),
  'ours, anything in the way, M rays/CPU-s': speed(shadow),
  'three-mesh-bvh, nearest hit, M rays/CPU-s': speed(theirs),
});

function ours(i: number): number {
  return closest(rays[i]!, rays[i + 1]!, rays[i + 2]!, rays[i + 3]!, rays[i + 4]!, rays[i + 5]!, 1e9) < 0
    ? -1
    : results[0]!;
}

function shadow(i: number): number {
  return passes(rays[i]!, rays[i + 1]!, rays[i + 2]!, rays[i + 3]!, rays[i + 4]!, rays[i + 5]!, 1e9);
}

function theirs(i: number): number {
  ray.origin.set(rays[i]!, rays[i + 1]!, rays[i + 2]!);
  ray.direction.set(rays[i + 3]!, rays[i + 4]!, rays[i + 5]!);
  return tree.raycastFirst(ray, DoubleSide)?.distance ?? -1;
}

function speed(one: (i: number) => number): string {
  const seconds = Array.from({ length: rounds }, () => {
    const began = process.cpuUsage();
    for (let i = 0; i < rays.length; i += 6) one(i);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  });
  return (count / median(seconds) / 1e6).toFixed(2);
}

function someRays(number: number): Float32Array {
  const rng = seededRng(7);
  const out = new Float32Array(number * 6);
  for (let i = 0; i < out.length; i += 6) {
    const z = rng.between(-1, 1);
    const turn = rng.between(0, 2 * Math.PI);
    const across = Math.sqrt(1 - z * z);
    out.set(
      [
        rng.between(0.3, 9.3),
        rng.between(0.3, 8.1),
        rng.between(0.1, 2.6),
        across * Math.cos(turn),
        across * Math.sin(turn),
        z,
      ],
      i,
    );
  }
  return out;
}
