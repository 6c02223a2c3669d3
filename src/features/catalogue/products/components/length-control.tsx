import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FieldError } from '#ui/fields/field.tsx';
import { lengthSteps, nearestLength } from '../choices/length-steps.ts';
import { readLength } from '../room-fit.ts';

interface LengthControlProps {
  name: string;
  offered: readonly string[];
  value: number;
  onChoose(value: number): void;
  onWrong(wrong: boolean): void;
}

/** So many characters may be typed; what is longer than anything made goes to the longest. */
const mostTyped = 7;
const longest = 10 ** mostTyped;

/**
 * A length in the steps that are made: a slider, and a figure in millimetres that goes to the nearest step. Arrow keys
 * do both.
 */
export function LengthControl({ name, offered, value, onChoose, onWrong }: LengthControlProps) {
  const t = useTranslations('product.made');
  const id = useId();
  const { values, least, most, step } = lengthSteps(offered);
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState<'notNumber' | 'snapped' | null>(null);
  const at = values.indexOf(value);
  // Said while it is typed: what is no length must not be bought as the one before.
  function type(text: string) {
    const wrong = readLength(text, longest) === null;
    setTyped(text);
    setSaid(wrong ? 'notNumber' : null);
    onWrong(wrong);
  }
  function choose(next: number) {
    setTyped(null);
    setSaid(null);
    onWrong(false);
    onChoose(next);
  }
  function commit() {
    const wished = typed === null ? value : readLength(typed, longest);
    if (wished === null) return setSaid('notNumber');
    const made = nearestLength(values, wished);
    if (made !== value) choose(made);
    setTyped(null);
    setSaid(made === wished ? null : 'snapped');
  }
  function press(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') commit();
    else if (by !== undefined) choose(values[Math.min(values.length - 1, Math.max(0, at + by))]!);
    else return;
    event.preventDefault();
  }
  let message;
  if (said === 'snapped') message = t('snapped', { value });
  else if (step === null) message = t('values', { count: values.length, from: least, to: most });
  else message = t('range', { from: least, to: most, step });
  return (
    <fieldset>
      <legend className="field-label">{name}</legend>
      <div className="mt-1 flex items-center gap-4">
        <input
          type="range"
          className="slider"
          aria-label={name}
          min={0}
          max={values.length - 1}
          step={1}
          value={at}
          aria-valuetext={`${value} mm`}
          onChange={(event) => choose(values[Number(event.target.value)]!)}
        />
        <span className="input num min-h-11! w-30! shrink-0">
          <input
            inputMode="numeric"
            maxLength={mostTyped}
            autoComplete="off"
            aria-label={t('millimetres', { name })}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={said === 'notNumber' || undefined}
            value={typed ?? value}
            onChange={(event) => type(event.target.value)}
            onBlur={commit}
            onKeyDown={press}
            className="text-right"
          />
          <span aria-hidden className="text-ink-soft">
            mm
          </span>
        </span>
      </div>
      <p id={`${id}-hint`} className="hint num" aria-live="polite">
        {message}
      </p>
      <FieldError id={`${id}-error`} text={said === 'notNumber' ? t('notNumber') : undefined} />
    </fieldset>
  );
}
