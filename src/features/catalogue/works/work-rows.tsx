import { WorkCard } from './work-card.tsx';
import type { WorkItem } from './work.ts';

const high = 'aspect-[3/2] md:aspect-auto md:h-[20rem] lg:h-[28rem]';
const less = 'aspect-[3/2] md:aspect-auto md:h-[18rem] lg:h-[26rem]';
const seven = { columns: 'md:col-span-7', sizes: '(min-width: 48rem) 58vw, 100vw' };
const five = { columns: 'md:col-span-5', sizes: '(min-width: 48rem) 42vw, 100vw' };
const four = { columns: 'md:col-span-4', sizes: '(min-width: 48rem) 33vw, 100vw', shape: 'aspect-[3/2]' };

/** Seven and five columns, three times four, five and seven: rows equally high but varied (LOOK §2). */
const round = [
  { ...seven, shape: high },
  { ...five, shape: high },
  four,
  four,
  four,
  { ...five, shape: less },
  { ...seven, shape: less },
];
export const worksPerRound = round.length;

interface WorkRowsProps {
  items: readonly WorkItem[];
  label: string;
  /** How many came before the first. */ from?: number;
}

export function WorkRows({ items, label, from = 0 }: WorkRowsProps) {
  return (
    <ul aria-label={label} className="bays gap-y-10 lg:gap-y-14">
      {items.map((item, at) => {
        const { columns, sizes, shape } = round[(from + at) % worksPerRound]!;
        return (
          <li key={item.id} id={`i${from + at}`} className={`col-span-4 scroll-mt-24 ${columns}`}>
            <WorkCard item={item} sizes={sizes} shape={shape} eager={at < 2} />
          </li>
        );
      })}
    </ul>
  );
}
