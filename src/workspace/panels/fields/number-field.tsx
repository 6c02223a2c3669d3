import type { Measure } from '#editor/measure-input.ts';
import { useSession } from '../../editor-context.tsx';
import { TypedField } from './typed-field.tsx';

interface NumberFieldProps {
  label: string;
  value: number;
  unit?: string;
  limits: { min: number; max: number };
  whole?: boolean;
  onChange(value: number): void;
}

/** A figure that is no length: degrees, lumens, steps. */
export function NumberField({ limits, whole = false, unit = '', ...field }: NumberFieldProps) {
  const decimal = useSession((state) => state.units.decimal);
  const written = (value: number) => String(Math.round(value * 100) / 100).replace('.', decimal);
  return (
    <TypedField
      {...field}
      written={written(field.value)}
      unit={unit}
      range={`${written(limits.min)} – ${written(limits.max)} ${unit}`.trim()}
      read={(typed) => readNumber(typed, limits, whole)}
    />
  );
}

function readNumber(typed: string, { min, max }: { min: number; max: number }, whole: boolean): Measure<number> {
  const plain = typed.normalize('NFKC').trim().replace(/[°%]$/, '').replace('−', '-').replace(',', '.');
  if (plain === '') return { ok: false, reason: 'empty' };
  if (!/^-?\d{1,9}(\.\d{0,6})?$/.test(plain)) return { ok: false, reason: 'unreadable' };
  const value = whole ? Math.round(Number(plain)) : Number(plain);
  if (value < min) return { ok: false, reason: 'too_small' };
  return value > max ? { ok: false, reason: 'too_large' } : { ok: true, value };
}
