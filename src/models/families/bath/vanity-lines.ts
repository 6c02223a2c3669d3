import { form, lineOf } from '#models/families/shared/parameters.ts';
import { vanityOver } from '#models/families/bath/vanity-unit.ts';
import type { Line, Value } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

const single = { width: [600, 700, 800, 900, 1000], basins: ['one'] };
const double = { width: [1200, 1400, 1600], basins: ['one', 'two'] };

/**
 * Each style's fronts and handles, with every basin offered for it; the counter is at `high`, what stands on it comes
 * on top.
 */
export function vanityLines(
  style: Style,
  high: number,
  basins: readonly string[],
  values: Record<string, readonly Value[]>,
): Line[] {
  return basins.flatMap((basin) =>
    ['none', 'mixer'].flatMap((tap) =>
      [single, double].map((size) =>
        lineOf(
          style,
          size,
          { depth: [460, 500, 550], height: [high + vanityOver[`${basin} ${tap}`]!], basin: [basin], tap: [tap] },
          values,
        ),
      ),
    ),
  );
}

export const vanityBasinWords = form(['Basin', '台盆', 'Chậu'], {
  vessel: ['Bowl on the counter', '台上盆', 'Đặt bàn'],
  undermount: ['Under the counter', '台下盆', 'Âm bàn'],
  integrated: ['One piece with the top', '一体盆', 'Liền mặt'],
});
export const vanityCountWords = form(['Basins', '盆数', 'Số chậu'], {
  one: ['One', '单盆', 'Một'],
  two: ['Two', '双盆', 'Hai'],
});
export const vanityLayoutWords = form(['Layout', '布局', 'Bố cục'], {
  doors: ['Doors', '柜门', 'Cánh mở'],
  drawers: ['Two rows of drawers', '双层抽屉', 'Hai tầng ngăn kéo'],
  drawer: ['One row of drawers', '单层抽屉', 'Một tầng ngăn kéo'],
});
