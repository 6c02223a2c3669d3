import type { Detail } from '#models/geometry/mesh.ts';

/** Quality settings of a stage. */
export interface Quality {
  /** Test mode: small and plain, and the stage records what it drew (DESIGN §6). */
  test: boolean;
  /** Pixels of a finish's picture along one side. */
  texture: number;
  /** Pixels of the shadow map along one side. */
  shadow: number;
  /** Lamps that are lit at once, of each kind. */
  lamps: number;
  /** Of one model alone, and of a home's furniture. */
  model: Detail;
  home: Detail;
}

const usual: Quality = { test: false, texture: 512, shadow: 2048, lamps: 6, model: 'near', home: 'middle' };
const tested: Quality = { test: true, texture: 128, shadow: 512, lamps: 2, model: 'middle', home: 'far' };

/** `search`: the query string of the page's address. */
export function qualityOf(search: string): Quality {
  return new URLSearchParams(search).get('quality') === 'test' ? tested : usual;
}

/** More than two device pixels a CSS pixel is not visible; a test gets at most 320 × 180. */
export function pixelRatio({ test }: Quality, size: { width: number; height: number }, device: number): number {
  return test ? Math.min(1, 320 / size.width, 180 / size.height) : Math.min(2, Math.max(1, device));
}
