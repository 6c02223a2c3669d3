import type { HomeType, Scene } from '#features/foundation/search/vocabulary.ts';

/** Who designed a home, for whom, and the designer's description: vi, en, zh. By the id of the demo home. */
export interface WorkWords {
  by: string;
  home: HomeType;
  scene: Scene;
  about: readonly [vi: string, en: string, zh: string];
}
