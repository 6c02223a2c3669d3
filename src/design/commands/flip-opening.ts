import { z } from 'zod';
import { openingIdField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { find, put } from '#design/draft.ts';
import { fault } from '#design/fault.ts';

/** `hinge`: the other jamb carries it; `side`: it opens to the other side. */
export const flipOpening = commandKind(
  'opening.flip',
  { id: openingIdField, what: z.enum(['hinge', 'side']) },
  (draft, { id, what }) => {
    const opening = find(draft, 'openings', id);
    if (!opening) return fault('missing_record', `openings.${id}`);
    if (what === 'side' && opening.kind !== 'gap')
      put(draft, 'openings', { ...opening, side: opening.side === 'left' ? 'right' : 'left' });
    else if (what === 'hinge' && opening.kind === 'door')
      put(draft, 'openings', { ...opening, hinge: opening.hinge === 'a' ? 'b' : 'a' });
    else return fault('bad_value', `openings.${id}`);
    return null;
  },
);
