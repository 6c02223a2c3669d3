import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { LevelChoice } from '#viewer/home/level-choice.tsx';
import type { WorkHomeFacts } from '../work-page.ts';

/** The plan of the design, rooms named in the reader's language. */
export function PlanPanel({
  home,
  name,
  still = false,
}: {
  home: WorkHomeFacts;
  name: string;
  /** Only to be looked at until something else is there. */ still?: boolean;
}) {
  const t = useTranslations('work.stage');
  const format = useFormatter();
  const [chosen, setChosen] = useState(home.levels[0]!.id);
  const level = home.levels.find(({ id }) => id === chosen) ?? home.levels[0]!;
  const rooms = format.list(home.rooms.map((room) => t('room', { name: room.name, area: room.area })));
  return (
    <>
      <img
        key={level.id}
        src={level.plan}
        alt={t('planAlt', { name, rooms })}
        width={1040}
        height={920}
        decoding="async"
        className="absolute inset-0 h-full w-full object-contain px-5 pt-5 pb-20 lg:pt-8"
      />
      {!still && home.levels.length > 1 && <LevelChoice levels={home.levels} chosen={level.id} onChoose={setChosen} />}
    </>
  );
}
