import { BufferAttribute, BufferGeometry, LineBasicMaterial, LineSegments } from 'three';

/** Metres to each side, and half a cross. */
const reach = 20;
const arm = 0.06;

/** A cross every metre, as on the plan's sheet: what one draws on where nothing stands yet. */
export function groundCrosses(): {
  object: LineSegments;
  follow(x: number, floor: number, y: number): void;
  dispose(): void;
} {
  const points: number[] = [];
  for (let x = -reach; x <= reach; x++)
    for (let y = -reach; y <= reach; y++) points.push(x - arm, 0, y, x + arm, 0, y, x, 0, y - arm, x, 0, y + arm);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3));
  const material = new LineBasicMaterial({ color: 0x82837a, transparent: true, opacity: 0.5, toneMapped: false });
  const object = new LineSegments(geometry, material);
  object.frustumCulled = false;
  return {
    object,
    // The sheet has no end: it goes along by whole metres. Just under the floors, which hide it.
    follow: (x, floor, y) => void object.position.set(Math.round(x), floor - 0.003, Math.round(y)),
    dispose() {
      geometry.dispose();
      material.dispose();
    },
  };
}
