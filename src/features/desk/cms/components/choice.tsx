import { Select } from '#ui/fields/select.tsx';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: string; text: string }[];
  onChange(value: Value): void;
}

/** One of a few. */
export function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.target.value as Value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </Select>
  );
}
