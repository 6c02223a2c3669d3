import { useId } from 'react';

interface ProvinceSelectProps {
  label: string;
  /** What it says while nothing is chosen. */
  none: string;
  provinces: readonly { code: string; name: string }[];
  value: string;
  onChoose(code: string): void;
}

/** Where to, within a line of text. */
export function ProvinceSelect({ label, none, provinces, value, onChoose }: ProvinceSelectProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 max-w-full min-w-0 cursor-pointer border-b border-line-strong bg-transparent font-medium hover:border-ink lg:min-h-7"
      >
        <option value="">{none}</option>
        {provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
