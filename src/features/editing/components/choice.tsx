import { useId } from 'react';

interface ChoiceProps<Value extends string> { label: string; value: Value; choices: readonly { value: string; text: string }[]; onChange(value: Value): void }

/** One of a few. */
export function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">{label}</label>
      <select id={id} className="input cursor-pointer" value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {choices.map((choice) => <option key={choice.value} value={choice.value}>{choice.text}</option>)}
      </select>
    </div>
  );
}
