import { DataTexture, LinearFilter, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three';

/**
 * A pool of light the thing stands in (or hangs before), fading into the shade all around. Takes the lamp's shadow.
 * `radius` in metres.
 */
export function createLightPool(radius: number): { mesh: Mesh; dispose(): void } {
  const plane = new PlaneGeometry(radius * 2, radius * 2);
  const map = radialFade(128);
  const material = new MeshStandardMaterial({
    map,
    transparent: true,
    depthWrite: false,
    roughness: 1,
    metalness: 0,
    envMapIntensity: 0.35,
  });
  const mesh = new Mesh(plane, material);
  mesh.receiveShadow = true;
  return {
    mesh,
    dispose() {
      for (const each of [plane, map, material]) each.dispose();
    },
  };
}

/** The colour of the floor, solid in the middle, gone at the edge. */
const floor = [126, 134, 124];

function radialFade(size: number): DataTexture {
  const pixels = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const far = Math.min(1, Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) / (size / 2));
      pixels.set([...floor, Math.round(235 * (0.5 + 0.5 * Math.cos(far * Math.PI)) ** 1.4)], (y * size + x) * 4);
    }
  const texture = new DataTexture(pixels, size, size);
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
