import { Library } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { areaSuffix, lengthSuffix, writeArea, writeLength } from '#editor/units.ts';
import { homeSurfaces, type SurfaceLine } from '#elements/surfaces/home-surfaces.ts';
import { findFinish } from '#models/materials/library.ts';
import { useSession } from '../../editor-context.tsx';
import { useLanguage } from '../../words/use-language.ts';
import { useThingWords } from '../../words/use-thing-words.ts';
import { SwatchBlock } from './swatch.tsx';
import { useLitres } from './use-litres.ts';

/** While nothing is selected or in hand: what every room's floor, walls, ceiling and skirting take. */
export function HomeQuantities({ behind, onLibrary }: { behind: boolean; onLibrary(): void }) {
  const t = useTranslations('surfaces');
  const words = useThingWords();
  const design = useSession(({ history }) => history.design);
  const rooms = useMemo(() => [...Map.groupBy(homeSurfaces(design), ({ room }) => room.id)], [design]);
  return (
    <aside className={`ws-insp sf-insp${behind ? ' sf-behind' : ''}`} aria-label={t('home')}>
      <div className="ws-panel-head">
        <h2>{t('home')}</h2>
        <button type="button" className="ws-icon sf-phone" aria-label={t('library')} onClick={onLibrary}>
          <Library aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      <div className="ws-panel-body sf-home">
        {rooms.length === 0 && <p className="ws-note">{t('homeEmpty')}</p>}
        {rooms.map(([id, lines]) => (
          <section key={id} className="insp-part">
            <h3>{words(design, id)}</h3>
            <ul>
              {lines.map((line, i) => (
                <Line key={`${line.on} ${line.material} ${i}`} line={line} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </aside>
  );
}

function Line({ line: { on, material, quantity, length } }: { line: SurfaceLine }) {
  const t = useTranslations('surfaces');
  const reader = useLanguage();
  const litres = useLitres();
  const units = useSession((state) => state.units);
  const amounts = [
    quantity && `${writeArea(quantity.area, units)} ${areaSuffix(units.area)}`,
    length !== null && `${writeLength(Math.round(length), units)} ${lengthSuffix(units.length)}`.trim(),
    quantity?.tiles && t('buyTiles', { count: quantity.tiles.buy }),
    quantity?.tiles && quantity.tiles.boxes !== null && t('boxes', { count: quantity.tiles.boxes }),
    quantity && quantity.rolls !== null && t('rolls', { count: quantity.rolls }),
    quantity?.paint && litres(quantity.paint),
  ];
  return (
    <li>
      <SwatchBlock id={material} />
      <p>
        <b>
          {t(`ons.${on}`)} · {findFinish(material)?.name[reader] ?? material}
        </b>
        <span>{amounts.filter(Boolean).join(' · ')}</span>
      </p>
    </li>
  );
}
