/** Light on white paper at a point, the sun's own rays apart; the answer stands in `red`, `green`, `blue`. */
export interface KnownLight {
  look(x: number, y: number, z: number, nx: number, ny: number, nz: number): void;
  red: number;
  green: number;
  blue: number;
}
