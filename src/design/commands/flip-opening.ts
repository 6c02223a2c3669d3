import { z } from 'zod';
import { openingIdField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { putRecord } from '#design/commands/edits.ts';
import { recordOf } from '#design/document.ts';
import { fault } from '#design/fault.ts';

/** `hinge`: the other jamb carries it; `side`: it opens to the other side. */
export const flipOpening = commandKind(
  'opening.flip',
  { id: openingIdField, what: z.enum(['hinge', 'side']) },
  (design, { id, what }) => {
    const opening = recordOf(design, 'openings', id);
    if (!opening) return fault('missing_record', `openings.${id}`);
    if (opening.kind === 'gap' || (what === 'hinge' && opening.kind !== 'door'))
      return fault('bad_value', `openings.${id}`);
    if (what === 'side')
      return putRecord(design, 'openings', { ...opening, side: opening.side === 'left' ? 'right' : 'left' });
    return opening.kind === 'door'
      ? putRecord(design, 'openings', { ...opening, hinge: opening.hinge === 'a' ? 'b' : 'a' })
      : design;
  },
);
