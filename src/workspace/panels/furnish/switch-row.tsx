import { useId } from 'react';

interface SwitchRowProps {
  label: string;
  note?: string | undefined;
  on: boolean;
  onChange(on: boolean): void;
}

/** A condition that holds or does not, with what it means here. */
export function SwitchRow({ label, note, on, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="fur-switch">
      <span>
        <span id={id}>{label}</span>
        {note !== undefined && <small id={`${id}note`}>{note}</small>}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={id}
        aria-describedby={note === undefined ? undefined : `${id}note`}
        onClick={() => onChange(!on)}
      />
    </div>
  );
}
