import { flushSync } from 'react-dom';
import type { Design } from '#design/document.ts';
import type { RoomType } from '#design/records/room.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import type { Locale } from '#lib/locale.ts';
import { SelectionPanel } from '#workspace/panels/inspector/selection-panel.tsx';
import { openPanel } from './open-panel.tsx';

/** The inspector with this thing selected. */
export function inspect(design: Design, id: string, language: Locale = 'en') {
  const panel = openPanel(design, <SelectionPanel />, { language });
  flushSync(() => void panel.driver.select(id));
  return panel;
}

/** The words of a row of choices, the chosen one first. */
export function choicesIn(label: string): string[] {
  const row = [...document.querySelectorAll('fieldset.ws-field')].find(
    (each) => each.querySelector('legend')?.textContent === label,
  );
  return [...(row?.querySelectorAll('button') ?? [])]
    .toSorted((a, b) => Number(isPressed(b)) - Number(isPressed(a)))
    .map((each) => each.textContent ?? '');
}

const isPressed = (button: Element) => button.getAttribute('aria-pressed') === 'true';

/** The studio without the names of these rooms of it; they are of no kind either, unless one is given. */
export function studioWithout(names: readonly string[], type: RoomType = 'other'): Design {
  const home = studio();
  return applyAll(
    home,
    Object.values(home.rooms)
      .filter(({ name }) => names.includes(name))
      .map(({ id, level, seed }) => ({ kind: 'room.describe', level, at: seed, room: id, name: '', type })),
  );
}
