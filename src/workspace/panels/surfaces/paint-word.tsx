import { PaintRoller } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { recordOf, type Design } from '#design/document.ts';
import type { PaintTarget } from '#editor/paint-target.ts';
import { roomsBeside } from '#editor/room-walls-of.ts';
import { useSession } from '../../editor-context.tsx';
import { useThingWords } from '../../words/use-thing-words.ts';
import './paint-word.css';

/** With a finish in hand: what a press here would paint, in words, before it does. */
export function PaintWord() {
  const t = useTranslations('surfaces.says');
  const tool = useSession((state) => state.tool);
  const design = useSession(({ history }) => history.design);
  const named = useTargetWords();
  const words = useThingWords();
  if (tool.tool !== 'paint') return null;
  const { surface, target, spared, scope } = tool;
  const what = target && named(design, target);
  const reach = target && target.on !== 'item' && scope !== 'face' ? scope : 'face';
  return (
    <output className="sf-says">
      <PaintRoller aria-hidden size={15} strokeWidth={1.5} />
      <span>
        {what === null && spared === null && t('nothing')}
        {what !== null && (surface === null ? t('pick', { what }) : t(reach, { what }))}
        {spared !== null && <i>{t('spared', { piece: words(design, spared) })}</i>}
      </span>
    </output>
  );
}

function useTargetWords(): (design: Design, target: PaintTarget) => string {
  const t = useTranslations('surfaces');
  const words = useThingWords();
  return (design, target) => {
    if (target.on === 'item') return words(design, target.id);
    if (target.on !== 'wall') return t('says.of', { surface: t(`ons.${target.on}`), room: words(design, target.id) });
    const wall = recordOf(design, 'walls', target.id);
    const room = target.room ?? (wall && roomsBeside(design, wall.level, wall.id)[target.side]);
    return t('says.of', { surface: t('says.wall'), room: room ? words(design, room) : t('outside') });
  };
}
