import type { Design } from '#design/document.ts';
import { lightDefaults } from '#design/records/light.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { beamOf, columnOf, dimensionOf, noteOf, stairsOf, underlayOf } from '#design/testing/drawn-records.ts';

const dice = { level: 'lv_1', a: { x: 0, y: 0 }, b: { x: 2000, y: 500 }, pick: 2, yes: false };
const at = { x: 0, y: 0, z: 2400 };

/** Something of every kind. */
export function everything(): Design {
  const home = furnishedStudio();
  const level = home.levels[0]?.id ?? '';
  const camera = { kind: 'still', at, target: { ...at, x: 1000 }, view: 60, aspect: 1.5, name: '', level } as const;
  return {
    ...home,
    lights: { lt_1: { ...lightDefaults, id: 'lt_1', level, at } },
    cameras: { cm_1: { id: 'cm_1', ...camera } },
    stairs: { st_1: stairsOf({ ...dice, level, id: 'st_1' }) },
    columns: { cl_1: columnOf({ ...dice, level, id: 'cl_1' }) },
    beams: { bm_1: beamOf({ ...dice, level, id: 'bm_1' }) },
    dimensions: { dm_1: dimensionOf({ ...dice, level, id: 'dm_1' }) },
    notes: { nt_1: noteOf({ ...dice, level, id: 'nt_1' }) },
    underlays: { ul_1: underlayOf({ ...dice, level, id: 'ul_1' }) },
  };
}
