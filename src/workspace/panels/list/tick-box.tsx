import { Check, Minus } from 'lucide-react';

interface TickBoxProps {
  label: string;
  items: readonly string[];
  without: ReadonlySet<string>;
  onChange(chosen: boolean): void;
}

/** Whether these pieces are ordered: all, some or none of them. */
export function TickBox({ label, items, without, onChange }: TickBoxProps) {
  const left = items.filter((item) => without.has(item)).length;
  const some = left > 0 && left < items.length;
  const Icon = some ? Minus : Check;
  return (
    <label className="ls-box">
      <input
        type="checkbox"
        aria-label={label}
        checked={left === 0}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        onChange={() => onChange(left > 0)}
      />
      <span aria-hidden>{left < items.length && <Icon size={13} strokeWidth={2.5} />}</span>
    </label>
  );
}
