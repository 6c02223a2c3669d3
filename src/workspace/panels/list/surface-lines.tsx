import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { areaSuffix, lengthSuffix, writeArea, writeLength } from '#editor/units.ts';
import { homeSurfaces, type SurfaceLine } from '#elements/surfaces/home-surfaces.ts';
import { findFinish } from '#models/materials/library.ts';
import { useSession } from '../../editor-context.tsx';
import { useLanguage } from '../../words/use-language.ts';
import { useThingWords } from '../../words/use-thing-words.ts';
import './surface-lines.css';

/**
 * Floors, walls, ceilings and skirtings by quantity, with what is cut away and to spare (PRODUCT O2). Nobody sells them
 * here: they have no price and are no part of the sum.
 */
export function SurfaceLines() {
  const t = useTranslations('designlist');
  const thing = useThingWords();
  const design = useSession(({ history }) => history.design);
  const rooms = useMemo(() => [...Map.groupBy(homeSurfaces(design), ({ room }) => room.id).entries()], [design]);
  if (rooms.length === 0) return null;
  return (
    <section className="ls-surfaces" aria-label={t('surfaces')}>
      <h3>{t('surfaces')}</h3>
      <p className="rp-soft">{t('surfacesNote')}</p>
      {rooms.map(([room, lines]) => (
        <div key={room}>
          <h4>{thing(design, room)}</h4>
          <ul>
            {lines.map((line, at) => (
              <SurfaceRow key={at} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function SurfaceRow({ line: { on, material, quantity, length } }: { line: SurfaceLine }) {
  const s = useTranslations('surfaces');
  const locale = useLanguage();
  const units = useSession((state) => state.units);
  const words = useQuantityWords();
  const size = quantity
    ? `${writeArea(quantity.area, units)} ${areaSuffix(units.area)}`
    : `${writeLength(Math.round(length ?? 0), units)} ${lengthSuffix(units.length)}`.trim();
  return (
    <li>
      <span>
        <b>{findFinish(material)?.name[locale] ?? material}</b>
        <span className="rp-soft">{s(`ons.${on}`)}</span>
      </span>
      <span>{size}</span>
      <span className="rp-soft">{quantity && words(quantity)}</span>
    </li>
  );
}

/** What to buy for it, in one line. */
function useQuantityWords(): (quantity: NonNullable<SurfaceLine['quantity']>) => string {
  const t = useTranslations('designlist');
  const s = useTranslations('surfaces');
  const { decimal } = useSession((state) => state.units);
  return ({ tiles, rolls, paint }) => {
    const said = [
      tiles && s('buyTiles', { count: tiles.buy }),
      tiles && tiles.boxes !== null && s('boxes', { count: tiles.boxes }),
      tiles && t('cutAway', { percent: Math.round(tiles.waste * 100) }),
      rolls !== null && s('rolls', { count: rolls }),
      paint && s('litres', { coats: paint.coats, litres: paint.litres.toFixed(1).replace('.', decimal) }),
    ];
    return said.filter(Boolean).join(' · ');
  };
}
