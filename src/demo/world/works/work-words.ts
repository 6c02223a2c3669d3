import type { HomeType, Scene } from '#features/foundation/search/vocabulary.ts';

/** Who drew a home, for whom, and what its designer says of it: vi, en, zh. By the id of the demo home. */
export interface WorkWords {
  by: string;
  home: HomeType;
  scene: Scene;
  about: readonly [vi: string, en: string, zh: string];
}
