import { useRef, type KeyboardEvent } from 'react';

interface TabsProps<T extends string> {
  label: string;
  /** Id of the panel that changes with the choice. */
  panel: string;
  choices: readonly { value: T; text: string }[];
  value: T;
  onChoose(value: T): void;
}

/** Two or three tabs; arrow keys move and select. */
export function Tabs<T extends string>({ label, panel, choices, value, onChoose }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);

  function walk(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (choices.findIndex((choice) => choice.value === value) + step + choices.length) % choices.length;
    const next = choices[at];
    if (next) onChoose(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className="flex gap-6 border-b border-line text-[15px]">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="tab"
          id={`${panel}-${choice.value}`}
          aria-selected={choice.value === value}
          aria-controls={panel}
          tabIndex={choice.value === value ? 0 : -1}
          className="-mb-px min-h-11 cursor-pointer border-b-2 border-transparent text-ink-soft hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink"
          onKeyDown={walk}
          onClick={() => onChoose(choice.value)}
        >
          {choice.text}
        </button>
      ))}
    </div>
  );
}
