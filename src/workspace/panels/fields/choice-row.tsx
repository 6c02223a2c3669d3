interface ChoiceRowProps<T extends string | number> {
  label: string;
  value: T | null;
  choices: readonly { value: T; text: string }[];
  onChange(value: T): void;
}

/** One of a few, side by side. */
export function ChoiceRow<T extends string | number>({ label, value, choices, onChange }: ChoiceRowProps<T>) {
  return (
    <fieldset className="ws-field">
      <legend>{label}</legend>
      <div className="ws-seg">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            onClick={() => onChange(choice.value)}
          >
            {choice.text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
