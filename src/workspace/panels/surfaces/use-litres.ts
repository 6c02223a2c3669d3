import { useTranslations } from 'use-intl';
import type { SurfaceQuantity } from '#elements/surfaces/surface-quantity.ts';
import { useSession } from '../../editor-context.tsx';

/** Coats and litres of paint, with the person's decimal sign. */
export function useLitres(): (paint: NonNullable<SurfaceQuantity['paint']>) => string {
  const t = useTranslations('surfaces');
  const decimal = useSession((state) => state.units.decimal);
  return ({ coats, litres }) => t('litres', { coats, litres: litres.toFixed(1).replace('.', decimal) });
}
