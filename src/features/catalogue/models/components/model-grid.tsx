import type { ModelItem } from '../model.ts';
import { ModelCard } from './model-card.tsx';

interface ModelGridProps {
  items: readonly ModelItem[];
  label: string;
  /** Place of the first item in the whole list. */ from: number;
}

/** Fourteen to a round: a wide one and two, four, two and a wide one, four. Rows are equally high and varied. */
const wideOnes = new Set([0, 9]);

export function ModelGrid({ items, label, from }: ModelGridProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-x-gutter gap-y-10 md:grid-cols-4 lg:gap-y-14">
      {items.map((item, at) => {
        const wide = wideOnes.has((from + at) % 14);
        return (
          <li key={item.id} id={`m${from + at}`} className={`scroll-mt-24 ${wide ? 'col-span-2' : ''}`}>
            <ModelCard item={item} wide={wide} eager={at < 4} />
          </li>
        );
      })}
    </ul>
  );
}
