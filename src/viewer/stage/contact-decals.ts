import { DataTexture, InstancedMesh, LinearFilter, Matrix4, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three';
import type { ContactShadow } from '#viewer/drawable.ts';
import { instanceMatrix } from '#viewer/stage/instance-matrix.ts';

/** The dark under things, laid on the floor `lift` millimetres over it (or hung before the wall). */
export function contactDecals(
  shadows: readonly ContactShadow[],
  lift: number,
): { meshes: InstancedMesh[]; dispose(): void } {
  const plane = new PlaneGeometry(1, 1);
  const textures = shadows.map(darkness);
  const materials = textures.map(
    (map) => new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false, opacity: 0.62 }),
  );
  const meshes = shadows.map((shadow, i) => {
    const copies = new InstancedMesh(plane, materials[i], shadow.places.length / 4);
    const own =
      shadow.against === 'wall'
        ? new Matrix4().makeRotationX(Math.PI / 2).setPosition(shadow.x, -lift, shadow.y)
        : new Matrix4().setPosition(shadow.x, shadow.y, lift);
    own.scale(new Vector3(shadow.width, shadow.height, 1));
    for (let k = 0; k < shadow.places.length / 4; k++)
      copies.setMatrixAt(k, instanceMatrix(shadow.places, k).multiply(own));
    copies.renderOrder = 1;
    return copies;
  });
  return {
    meshes,
    dispose() {
      for (const each of [plane, ...textures, ...materials, ...meshes]) each.dispose();
    },
  };
}

function darkness({ dark, columns, rows }: ContactShadow): DataTexture {
  const pixels = new Uint8Array(dark.length * 4);
  dark.forEach((value, i) => {
    pixels[i * 4 + 3] = value;
  });
  const texture = new DataTexture(pixels, columns, rows);
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
