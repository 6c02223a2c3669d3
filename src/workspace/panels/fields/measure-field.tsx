import { parseLength } from '#editor/measure-input.ts';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { useSession } from '../../editor-context.tsx';
import { TypedField } from './typed-field.tsx';

interface MeasureFieldProps {
  label: string;
  /** Millimetres. */
  value: number;
  limits: { min: number; max: number };
  disabled?: boolean;
  onChange(millimetres: number): void;
}

/** A length in the person's units; takes sums and other units too (`1200+2*450`, `3.2m`). */
export function MeasureField({ limits, ...field }: MeasureFieldProps) {
  const units = useSession((state) => state.units);
  const unit = lengthSuffix(units.length);
  return (
    <TypedField
      {...field}
      written={writeLength(field.value, units)}
      unit={unit}
      range={`${writeLength(limits.min, units)} – ${writeLength(limits.max, units)} ${unit}`.trim()}
      read={(typed) => parseLength(typed, units.length, limits)}
    />
  );
}
