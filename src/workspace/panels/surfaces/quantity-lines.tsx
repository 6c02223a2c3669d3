import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Surface } from '#design/records/surface.ts';
import { facesOfTargets, placeOf } from '#editor/painted-faces.ts';
import { withinScope } from '#editor/paint-scope.ts';
import { areaSuffix, writeArea } from '#editor/units.ts';
import { surfaceQuantity, usualSpare, type TilesQuantity } from '#elements/surfaces/surface-quantity.ts';
import { worn } from '#elements/surfaces/worn-surface.ts';
import { useSession } from '../../editor-context.tsx';
import { Fact } from '../inspector/fact.tsx';
import { useLitres } from './use-litres.ts';
import type { SurfaceInHand } from './use-surface-in-hand.ts';

/** Area, and what it takes: tiles whole and cut, boxes, rolls, litres. Of everything the scope reaches. */
export function QuantityLines({ inHand: { target, surface, scope } }: { inHand: SurfaceInHand }) {
  const t = useTranslations('surfaces');
  const design = useSession(({ history }) => history.design);
  const level = useSession((state) => state.level);
  const units = useSession((state) => state.units);
  const litres = useLitres();
  const quantity = useMemo(() => {
    if (!target || !surface) return null;
    const faces = facesOfTargets(design, withinScope(design, level, [target], scope));
    return surfaceQuantity(worn(surface, placeOf(target.on)), faces);
  }, [design, level, target, surface, scope]);
  if (!quantity || !surface) return null;
  const { area, tiles, rolls, paint } = quantity;
  return (
    <output className="sf-quantity">
      <Fact label={t('area')} text={`${writeArea(area, units)} ${areaSuffix(units.area)}`} />
      {tiles && <Tiles tiles={tiles} surface={surface} />}
      {rolls !== null && <p>{t('rolls', { count: rolls })}</p>}
      {paint && <p>{litres(paint)}</p>}
    </output>
  );
}

function Tiles({ tiles, surface }: { tiles: TilesQuantity; surface: Surface }) {
  const t = useTranslations('surfaces');
  const layout = surface.layout;
  const spare = (layout && layout.pattern !== 'drops' ? layout.spare : undefined) ?? usualSpare;
  return (
    <>
      <p>
        {tiles.estimated
          ? t('estimated', { count: tiles.needed })
          : t('wholeAndCut', { whole: tiles.whole, cut: tiles.cut })}
      </p>
      <p className="sf-buy">
        {t('buyTiles', { count: tiles.buy })}
        {tiles.boxes !== null && <> · {t('boxes', { count: tiles.boxes })}</>}
      </p>
      <p>{t('waste', { percent: Math.round(tiles.waste * 100), spare })}</p>
    </>
  );
}
