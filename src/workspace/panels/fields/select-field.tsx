import { useId } from 'react';

interface SelectFieldProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; text: string }[];
  onChange(value: T): void;
}

/** One of many. */
export function SelectField<T extends string>({ label, value, choices, onChange }: SelectFieldProps<T>) {
  const id = useId();
  return (
    <div className="ws-field">
      <label htmlFor={id}>{label}</label>
      <span className="ws-input">
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
