import { Check, CircleAlert } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { Field } from '#ui/fields/field.tsx';
import { readStored, writeStored } from '#ui/stored.ts';
import { freeSpaceOf, readLength, roomFit, sides, type Measures, type RoomFit, type Side } from '../room-fit.ts';

const stored = 'hien-place';
type Typed = Record<Side, string>;

/**
 * Whether it fits into the person's space: their three figures against the chosen piece (PRODUCT F5). An address can
 * carry the figures.
 */
export function FitCheck({ size, category }: { size: Measures; category: string }) {
  const t = useTranslations('product.fit');
  const [typed, setTyped] = useFreeSpace();
  const fit = roomFit(size, {
    width: readLength(typed.width),
    depth: readLength(typed.depth),
    height: readLength(typed.height),
  });
  return (
    <section aria-labelledby="fit">
      <h2 id="fit" className="font-medium">
        {t('title')}
      </h2>
      <p className="hint mt-0.5">{t('text')}</p>
      <div className="mt-3 grid grid-cols-3 gap-2">
        {sides.map((side) => (
          <Field
            key={side}
            label={t(side)}
            name={side}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={typed[side]}
            className="num min-w-0 grid-cols-[minmax(0,1fr)]"
            inside={
              <span aria-hidden className="pr-2 text-small text-ink-soft">
                {t('unit')}
              </span>
            }
            {...(typed[side] !== '' && readLength(typed[side]) === null ? { error: t('bad') } : {})}
            onChange={(event) => setTyped({ ...typed, [side]: event.target.value })}
          />
        ))}
      </div>
      <output className="mt-3 block">
        {fit && (
          <Verdict
            fit={fit}
            others={`${pages.products.path}?category=${category}&fits=${sides
              .map((side) => readLength(typed[side]) ?? '')
              .join('x')
              .replace(/x+$/, '')}`}
          />
        )}
      </output>
    </section>
  );
}

function Verdict({ fit: { fits, turned, spare }, others }: { fit: RoomFit; others: string }) {
  const t = useTranslations('product.fit');
  let verdict: 'no' | 'turned' | 'yes' = 'no';
  if (fits) verdict = turned ? 'turned' : 'yes';
  return (
    <>
      <span className={`flex items-center gap-2 font-medium ${fits ? 'text-ok' : 'text-bad'}`}>
        {fits ? <Check aria-hidden size={18} /> : <CircleAlert aria-hidden size={18} />}
        {t(verdict)}
      </span>
      <ul className="num mt-1 text-small text-ink-soft">
        {spare.map(({ side, millimetres }) => (
          <li key={side}>
            {millimetres < 0
              ? t('over', { name: t(side), millimetres: -millimetres })
              : t('spare', { name: t(side), millimetres })}
          </li>
        ))}
      </ul>
      {!fits && (
        <Link to={others} className="link mt-1 inline-flex min-h-6 items-center text-small">
          {t('others')}
        </Link>
      )}
    </>
  );
}

/**
 * As typed, else from the address, else from this browser's storage; the server cannot know that, so it comes a moment
 * later.
 */
function useFreeSpace() {
  const asked = new URLSearchParams(useLocation().search).get('fits');
  const remembered = useSyncExternalStore(
    never,
    () => readStored(stored),
    () => null,
  );
  const [typed, setTyped] = useState<Typed | null>(null);
  function keep(next: Typed) {
    setTyped(next);
    const said = sides.map((side) => readLength(next[side]) ?? '').join('x');
    writeStored(stored, said === 'xx' ? null : said);
  }
  return [typed ?? typedOf(asked ?? remembered), keep] as const;
}

/** Nothing else writes it while the page is open. */
function never() {
  return () => undefined;
}

function typedOf(text: string | null): Typed {
  const place = freeSpaceOf(text);
  return { width: String(place.width ?? ''), depth: String(place.depth ?? ''), height: String(place.height ?? '') };
}
