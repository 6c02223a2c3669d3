import { recordOf } from '#design/document.ts';
import { roomAt } from '#design/rooms-with-shapes.ts';
import { standingPlace, type CommentPlace } from '#editor/tools/comment/comment-place.ts';
import { useSession } from '../editor-context.tsx';
import { useThingWords } from '../words/use-thing-words.ts';
import { useLevelName } from '../levels/use-level-name.ts';

/** What a comment is about, in words: the piece, the room around the point, or the storey. */
export function useThreadPlace(): (of: { place: CommentPlace }) => string {
  const design = useSession((state) => state.history.design);
  const thing = useThingWords();
  const levelName = useLevelName();
  return ({ place }) => {
    const stands = standingPlace(design, place);
    if (!stands) return '';
    const { item } = place;
    const room = roomAt(design, stands.level, stands.at);
    const level = design.levels.length > 1 || !room ? levelName(design, stands.level) : '';
    const piece = item && recordOf(design, 'items', item.id) ? thing(design, item.id) : '';
    return [piece, room ? thing(design, room.id) : '', level].filter(Boolean).join(' · ');
  };
}
