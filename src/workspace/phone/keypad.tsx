import { CornerDownRight, Delete, SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LiveMeasure } from '#editor/gesture.ts';
import { lengthSuffix, lengthUnits, writeLength, writeTyped, type Units } from '#editor/units.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { useDrawnSize } from '../panels/use-drawn-size.ts';
import { typedField } from './typed-field.ts';
import './phone.css';

const noMeasures: readonly LiveMeasure[] = [];
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Lengths on a phone are typed on our own keys, so that the sheet never jumps. They go the way of the keyboard's. */
export function Keypad() {
  const t = useTranslations('workspace.keypad');
  const editor = useEditor();
  const tool = useSession((state) => state.tool);
  const units = useSession((state) => state.units);
  const measures = useSession((state) => state.gesture?.show.measures ?? noMeasures);
  const live = measures[0]?.value ?? null;
  const [settings, setSettings] = useState(false);
  const drawn = useDrawnSize() !== null;
  const typed = typedField(tool);
  if (!typed) return null;
  const { text, field, others } = typed;
  const sizes = field === 'size' || field === 'notch';
  const press = (code: string, key = code) =>
    editor.key({ code, key, shift: false, alt: false, mod: false, repeat: false, composing: false });
  const type = (signs: string) => [...signs].forEach((sign) => press(/\d/.test(sign) ? `Digit${sign}` : '', sign));
  const nextUnit = () => {
    const length = lengthUnits[(lengthUnits.indexOf(units.length) + 1) % lengthUnits.length] ?? 'mm';
    editor.session.set({ units: { ...units, length, area: length === 'ft-in' ? 'ft2' : 'm2' } });
  };
  return (
    <section className={`kp${settings ? ' kp-shut' : ''}`} aria-label={t('label')}>
      <div className="kp-head">
        <div>
          <span>{[t(`fields.${drawn ? 'drawnSize' : field}`), ...besides(measures, field, units)].join(' · ')}</span>
          <output>
            {writeTyped(text) || (live !== null && !sizes && field !== 'angle' ? writeLength(live, units) : '')}
            <i aria-hidden className="pv-caret" />
            <small>{field === 'angle' ? '°' : lengthSuffix(units.length)}</small>
          </output>
        </div>
        {others && (
          <button type="button" className="kp-line" onClick={() => press('Tab')}>
            <CornerDownRight aria-hidden size={18} strokeWidth={1.5} />
            {t('next')}
          </button>
        )}
        <button
          type="button"
          className="kp-icon"
          aria-label={t('settings')}
          aria-pressed={settings}
          onClick={() => setSettings(!settings)}
        >
          <SlidersHorizontal aria-hidden size={18} strokeWidth={1.5} />
        </button>
        <button type="button" className="kp-quiet" onClick={() => editor.act('escape')}>
          {t('stop')}
        </button>
      </div>
      {!settings && (
        <div className="kp-keys">
          {digits.slice(0, 3).map((digit) => (
            <Digit key={digit} onPress={() => type(digit)}>
              {digit}
            </Digit>
          ))}
          <button type="button" className="kp-fn" aria-label={t('back')} onClick={() => press('Backspace')}>
            <Delete aria-hidden size={20} strokeWidth={1.5} />
          </button>
          {digits.slice(3, 6).map((digit) => (
            <Digit key={digit} onPress={() => type(digit)}>
              {digit}
            </Digit>
          ))}
          {sizes ? (
            <button type="button" className="kp-fn" aria-label={t('by')} onClick={() => type('x')}>
              ×
            </button>
          ) : (
            <button type="button" className="kp-fn" aria-label={t('unit', { unit: units.length })} onClick={nextUnit}>
              {units.length}
            </button>
          )}
          {digits.slice(6).map((digit) => (
            <Digit key={digit} onPress={() => type(digit)}>
              {digit}
            </Digit>
          ))}
          <button type="button" className="kp-go" onClick={() => press('Enter')}>
            {t('set')}
          </button>
          <Digit onPress={() => type('000')}>000</Digit>
          <Digit onPress={() => type('0')}>0</Digit>
          <Digit onPress={() => type(units.decimal)}>{units.decimal}</Digit>
        </div>
      )}
    </section>
  );
}

/** Of a stretch with a heading what is not being typed: its angle beside its length, or the other way round. */
function besides(measures: readonly LiveMeasure[], field: string, units: Units): string[] {
  if (!measures.some(({ unit }) => unit === 'angle')) return [];
  return measures
    .filter((each) => each.field !== field)
    .map(({ unit, value }) =>
      unit === 'angle'
        ? `${Math.round(value * 10) / 10}°`
        : `${writeLength(value, units)} ${lengthSuffix(units.length)}`.trim(),
    );
}

function Digit({ onPress, children }: { onPress(): void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress}>
      {children}
    </button>
  );
}
