import { useTranslations } from 'use-intl';
import { Check } from '#ui/fields/check.tsx';
import type { DrawingLayer } from '../ports/drawings-port.ts';

interface LayerListProps {
  layers: readonly DrawingLayer[];
  chosen: readonly number[];
  onChange(chosen: readonly number[]): void;
}

/** The layers with what is on each; all or none with one press. */
export function LayerList({ layers, chosen, onChange }: LayerListProps) {
  const t = useTranslations('drawing.layers');
  const all = layers.map(({ number }) => number);
  const has = new Set(chosen);
  return (
    <fieldset className="dr-field">
      <legend>{t('label', { chosen: chosen.length, count: layers.length })}</legend>
      <div className="dr-layers">
        {layers.map(({ number, name, lines, texts }) => (
          <Check
            key={number}
            checked={has.has(number)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? all.filter((each) => each === number || has.has(each))
                  : chosen.filter((each) => each !== number),
              )
            }
            label={
              <span className="dr-layer">
                <span className="truncate">{name || t('unnamed')}</span>
                <span className="caption num">
                  {lines > 0 && t('lines', { count: lines })} {texts > 0 && t('texts', { count: texts })}
                </span>
              </span>
            }
          />
        ))}
      </div>
      <p className="flex gap-4 text-small">
        <button type="button" className="link" onClick={() => onChange(all)}>
          {t('all')}
        </button>
        <button type="button" className="link" onClick={() => onChange([])}>
          {t('none')}
        </button>
      </p>
    </fieldset>
  );
}
