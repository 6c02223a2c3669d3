import { z } from 'zod';
import { itemIdField, spotField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { addRecord, withOptional } from '#design/commands/edits.ts';
import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { fault } from '#design/fault.ts';

const copyField = z.strictObject({ of: itemIdField, id: itemIdField });

/** Copies are free: unlocked and in no group. */
export const duplicateItems = commandKind(
  'items.duplicate',
  { copies: z.array(copyField).min(1).max(1000), by: spotField },
  (design, { copies, by }) => {
    let result: Design = design;
    for (const { of, id } of copies) {
      const item = recordOf(design, 'items', of);
      if (!item) return fault('missing_record', `items.${of}`);
      const at = { x: item.at.x + by.x, y: item.at.y + by.y, z: item.at.z + by.z };
      const next = addRecord(result, 'items', withOptional({ ...item, id, at, locked: false }, 'group', null));
      if ('reason' in next) return next;
      result = next;
    }
    return result;
  },
);
