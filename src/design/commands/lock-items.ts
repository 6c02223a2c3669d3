import { z } from 'zod';
import { commandKind } from '#design/commands/command-kind.ts';
import { putRecords } from '#design/commands/edits.ts';
import { itemIdsField } from '#design/commands/item-edits.ts';
import { recordOf } from '#design/document.ts';
import { fault } from '#design/fault.ts';

export const lockItems = commandKind(
  'items.lock',
  { ids: itemIdsField, locked: z.boolean() },
  (design, { ids, locked }) => {
    const missing = ids.find((id) => !recordOf(design, 'items', id));
    if (missing) return fault('missing_record', `items.${missing}`);
    return putRecords(
      design,
      'items',
      ids.map((id) => ({ ...recordOf(design, 'items', id)!, locked })),
    );
  },
);
