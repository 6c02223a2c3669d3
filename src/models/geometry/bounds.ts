import type { Box, Mesh, Model } from '#models/geometry/mesh.ts';

export function boundsOf(of: Mesh | Model): Box {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const mesh of 'parts' in of ? of.parts.map((part) => part.mesh) : [of]) {
    for (let i = 0; i < mesh.positions.length; i++) {
      const value = mesh.positions[i]!;
      const axis = i % 3;
      if (value < min[axis]!) min[axis] = value;
      if (value > max[axis]!) max[axis] = value;
    }
  }
  return { min, max };
}
