import { ArrowRight, ChevronDown } from 'lucide-react';
import { useId, useState, type SyntheticEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { roomSchema } from '#design/records/room.ts';
import { parseLength, parseSize, type MeasureFault } from '#editor/measure-input.ts';
import { inThousands } from '#editor/units.ts';
import { roomName } from '#elements/room-name.ts';
import { parseLocale } from '#lib/locale.ts';
import { FieldError } from '#ui/fields/field.tsx';
import type { TypedRoom } from '../../local/typed-room.ts';
import { TypeDrawing } from './start-drawings.tsx';

/** Of one side, inside. Millimetres. */
const limits = { min: 600, max: 100_000 };
const said = { least: limits.min, most: limits.max / 1000 };
const kinds = roomSchema.shape.type.options;
const forms = ['rectangle', 'l'] as const;

interface TypedStartProps {
  busy: boolean;
  onSize(room: TypedRoom): void;
}

/** A room by its sizes: `4200` and `3600`, `4.2`, or `4200 x 3600` in one go. */
export function TypedStart({ busy, onSize }: TypedStartProps) {
  const t = useTranslations('start.type');
  const w = useTranslations('workspace.inspector');
  const locale = parseLocale(useLocale()) ?? 'vi';
  const id = useId();
  const [form, setForm] = useState<(typeof forms)[number]>('rectangle');
  const [typed, setTyped] = useState({ width: parted('4200'), depth: parted('3600') });
  const [fault, setFault] = useState<MeasureFault | null>(null);
  function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // Of the form itself: who chose before the scripts were there has chosen too.
    const chosen = new FormData(event.currentTarget).get('kind');
    const type = kinds.find((kind) => kind === chosen) ?? 'other';
    const size = sizeOf(typed);
    if (!size.ok) return setFault(size.reason);
    setFault(null);
    onSize({ form, type, ...size.value });
  }
  return (
    <>
      <div className="start-drawing" aria-hidden>
        <TypeDrawing form={form} {...typed} />
      </div>
      <form className="start-typed" onSubmit={send}>
        <button type="submit" className="start-way" disabled={busy}>
          {t('title')}
          <ArrowRight aria-hidden size={16} />
        </button>
        <fieldset className="seg" aria-label={t('form')}>
          {forms.map((each) => (
            <button key={each} type="button" aria-pressed={form === each} onClick={() => setForm(each)}>
              {t(each)}
            </button>
          ))}
        </fieldset>
        <label className="start-kind">
          <span>{t('kind')}</span>
          <span>
            <select name="kind" defaultValue="living" autoComplete="off">
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {roomName({ type: kind, name: w('otherRoom') }, locale)}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
          </span>
        </label>
        <div className="start-size">
          {(['width', 'depth'] as const).map((side) => (
            <label key={side} className="start-figure">
              <span>{t(side)}</span>
              <input
                value={typed[side]}
                inputMode="decimal"
                autoComplete="off"
                maxLength={64}
                aria-invalid={fault ? true : undefined}
                aria-describedby={`${id}-fault`}
                onFocus={(event) => event.target.select()}
                onChange={({ target: { value } }) => setTyped((now) => ({ ...now, [side]: value }))}
                onBlur={({ target: { value } }) => setTyped((now) => ({ ...now, [side]: parted(value) }))}
              />
            </label>
          ))}
        </div>
        <button type="submit" className="start-draw" disabled={busy}>
          {t('draw')}
        </button>
        <FieldError id={`${id}-fault`} text={fault ? t(`fault.${fault}`, said) : undefined} />
      </form>
    </>
  );
}

/** What was typed as it is understood: `3.4` becomes `3 400`. Both sizes at once, and what is none, stay as typed. */
function parted(text: string): string {
  const read = parseLength(inMetres(text), 'mm', limits);
  if (read.ok) return inThousands(String(read.value));
  return /^\d+$/.test(text) ? inThousands(text) : text;
}

/** Both sizes may be typed into the first field. */
function sizeOf({ width, depth }: { width: string; depth: string }) {
  if (/[x×]/i.test(width)) return parseSize(width.split(/[x×]/i).map(inMetres).join('x'), 'mm', limits);
  const across = parseLength(inMetres(width), 'mm', limits);
  if (!across.ok) return across;
  const deep = parseLength(inMetres(depth), 'mm', limits);
  return deep.ok ? { ok: true as const, value: { width: across.value, depth: deep.value } } : deep;
}

/** Nobody has a room of 4.2 mm: a figure below a hundred is meant in metres. */
function inMetres(text: string): string {
  return text.replace(/^\s*\d{1,2}(?:[.,]\d{1,2})?\s*$/, (figure) => `${figure.trim()}m`);
}
