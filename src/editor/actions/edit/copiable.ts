import { openingsOf, recordOf, tableOfId } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import { isThing } from '#editor/things.ts';

/** The selection with the doors of its walls; a door alone cannot stand anywhere else by itself. */
export function copiable({ session }: Editor): string[] {
  const { design } = session;
  const things = session.state.selection.filter(isThing);
  const walls = new Set(things.filter((id) => tableOfId(id) === 'walls'));
  const alone = things.filter((id) => !walls.has(recordOf(design, 'openings', id)?.wall ?? ''));
  const inWalls = [...walls].flatMap((wall) => openingsOf(design, wall).map(({ id }) => id));
  return [...alone.filter((id) => tableOfId(id) !== 'openings' || walls.size === 0), ...inWalls];
}
