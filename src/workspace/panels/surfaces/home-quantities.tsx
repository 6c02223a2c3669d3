import { Library } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { areaSuffix, writeArea, writeRun } from '#editor/units.ts';
import { finishTotals, type FinishTotal } from '#elements/surfaces/finish-totals.ts';
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
  const lines = useMemo(() => homeSurfaces(design), [design]);
  const rooms = [...Map.groupBy(lines, ({ room }) => room.id)];
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
        {rooms.length > 1 && (
          <section className="insp-part">
            <h3>{t('total')}</h3>
            <ul>
              {finishTotals(lines).map((total) => (
                <Total key={total.material} total={total} />
              ))}
            </ul>
          </section>
        )}
        {rooms.length > 0 && <p className="ws-note">{t('unpriced')}</p>}
        {rooms.map(([id, own]) => (
          <section key={id} className="insp-part">
            <h3>{words(design, id)}</h3>
            <ul>
              {own.map((line, i) => (
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
    length !== null && writeRun(length, units),
    quantity?.tiles && t('buyTiles', { count: quantity.tiles.buy }),
    quantity?.tiles && quantity.tiles.boxes !== null && t('boxes', { count: quantity.tiles.boxes }),
    quantity && quantity.rolls !== null && t('rolls', { count: quantity.rolls }),
    quantity?.paint && litres(quantity.paint),
  ];
  const name = findFinish(material)?.name[reader] ?? material;
  return <Amounts material={material} name={`${t(`ons.${on}`)} · ${name}`} amounts={amounts} />;
}

/** One finish in all rooms. */
function Total({ total: { material, area, length, tiles, rolls, litres } }: { total: FinishTotal }) {
  const t = useTranslations('surfaces');
  const reader = useLanguage();
  const units = useSession((state) => state.units);
  const amounts = [
    area > 0 && `${writeArea(area, units)} ${areaSuffix(units.area)}`,
    length > 0 && writeRun(length, units),
    tiles > 0 && t('buyTiles', { count: tiles }),
    rolls > 0 && t('rolls', { count: rolls }),
    litres > 0 && t('litresInAll', { litres: litres.toFixed(1).replace('.', units.decimal) }),
  ];
  return <Amounts material={material} name={findFinish(material)?.name[reader] ?? material} amounts={amounts} />;
}

interface AmountsProps {
  material: string;
  name: string;
  amounts: readonly (string | false | null | undefined)[];
}

function Amounts({ material, name, amounts }: AmountsProps) {
  return (
    <li>
      <SwatchBlock id={material} />
      <p>
        <b>{name}</b>
        <span>{amounts.filter(Boolean).join(' · ')}</span>
      </p>
    </li>
  );
}
