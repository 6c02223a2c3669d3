import { Matrix4 } from 'three';

/** The i-th of a list of places (x, y, z, turn about Z). */
export function instanceMatrix(places: Float32Array, i: number): Matrix4 {
  return new Matrix4()
    .makeRotationZ(places[i * 4 + 3]!)
    .setPosition(places[i * 4]!, places[i * 4 + 1]!, places[i * 4 + 2]!);
}
