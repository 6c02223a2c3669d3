/** Frames, leaves and lattices in matching finishes. */
function of(
  frame: string,
  leaf = frame,
  lattice = frame,
  sill = frame,
): { frame: string; leaf: string; lattice: string; sill: string } {
  return { frame, leaf, lattice, sill };
}

export const walnut = of('walnut');
export const paleOak = of('oak-pale');
export const smokedOak = of('oak-smoked');
export const wenge = of('wenge', 'walnut-dark', 'wenge');
export const white = of('paint-white', 'paint-white', 'paint-white');
export const steel = of('steel-black', 'oak-smoked', 'steel-black');
export const green = of('paint-forest', 'paint-forest', 'paint-forest');
