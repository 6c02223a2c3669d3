import { useTranslations } from 'use-intl';
import type { DrawingRefusal } from '../ports/drawings-port.ts';

/** Every reason of the reader and of the search for walls; a key of `drawing.refused` each. */
const reasons = [
  'too_large',
  'dwg',
  'binary',
  'not_dxf',
  'broken',
  'cut_off',
  'too_many',
  'block_cycle',
  'block_depth',
  'nothing',
  'no_walls',
  'too_many_lines',
  'too_many_walls',
] as const;

/** Why a drawing is not used, in words; one that nobody has foreseen says that it failed. */
export function useRefusalWords(): (refusal: DrawingRefusal) => string {
  const t = useTranslations('drawing.refused');
  return ({ refused, detail }) => t(reasons.find((each) => each === refused) ?? 'failed', { detail });
}
