import { useLocale } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';

/**
 * Đồng as each language writes it: 18.900.000 ₫ in Vietnamese, ₫18,900,000 else. A range where pieces differ, never
 * "from" (LOOK §2); in a narrow place its dash ends the first line.
 */
export function usePrice(): (least: number, most?: number) => string {
  const format = useFormatter();
  const after = useLocale().startsWith('vi');
  return (least, most = least) => {
    const figures = least === most ? format.number(least) : `${format.number(least)}\u00a0– ${format.number(most)}`;
    return after ? `${figures}\u00a0₫` : `₫${figures}`;
  };
}
