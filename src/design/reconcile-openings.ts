import type { Wall } from '#design/records/wall.ts';
import { isArc, lengthOf, pointAt, unclampedOn } from '#lib/curve.ts';
import { changedIds } from '#design/restore-command.ts';
import { putRecords } from '#design/commands/edits.ts';
import { openingsOf } from '#design/document.ts';
import type { Design, Opening } from '#design/document.ts';

/** After an edit of walls: doors and windows stay where they are in the world, as far as their wall still reaches. */
export function reconcileOpenings(before: Design, after: Design): Design {
  const moved = changedIds(before, after, 'walls').flatMap((id) => {
    const was = before.walls[id];
    const is = after.walls[id];
    return was && is
      ? openingsOf(after, id)
          .filter((opening) => before.openings[opening.id] === opening)
          .map((opening) => repositioned(opening, was, is))
      : [];
  });
  const changed = moved.filter((opening) => opening !== after.openings[opening.id]);
  return changed.length ? putRecords(after, 'openings', changed) : after;
}

function repositioned(opening: Opening, was: Wall, is: Wall): Opening {
  if (sameCourse(was, is)) return opening;
  const length = lengthOf(is);
  const wanted =
    isArc(was) || isArc(is) ? (opening.offset * length) / lengthOf(was) : unclampedOn(is, pointAt(was, opening.offset));
  const offset = Math.max(Math.min(wanted, length - opening.width / 2), opening.width / 2);
  // To the thousandth: a file should not fill with digits of rounding.
  return { ...opening, offset: Math.round(offset * 1000) / 1000 };
}

/** Not moved at all, or moved as a whole. */
function sameCourse(was: Wall, is: Wall): boolean {
  const dx = is.a.x - was.a.x;
  const dy = is.a.y - was.a.y;
  return was.bulge === is.bulge && Math.abs(is.b.x - was.b.x - dx) < 1e-6 && Math.abs(is.b.y - was.b.y - dy) < 1e-6;
}
