import { z } from 'zod';
import { itemIdField } from '#design/records/fields.ts';
import { limits } from '#design/limits.ts';

export const itemIdsField = z.array(itemIdField).min(1).max(limits.items);
