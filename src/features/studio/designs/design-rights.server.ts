import type { Database } from '#db/database.ts';
import { limits } from '#design/limits.ts';
import { findUserById } from '#features/people/accounts/users.server.ts';
import { mayDesign } from '#features/people/start-design/workspace-tokens.server.ts';
import { AppError } from '#lib/errors.ts';
import { lockDesign } from './design-log-queries.server.ts';
import { personBytes } from './design-limits.ts';
import { bytesOf, findDesign, type DesignRow } from './design-queries.server.ts';

/** Why a design can be looked at and not changed. */
type ReadOnlyReason = 'in_bin' | 'workspace_denied' | 'too_large' | 'space_used';
export interface DesignRights {
  role: 'owner';
  edit: boolean;
  reason?: ReadOnlyReason;
}

interface Asked {
  userId: string;
  designId: string;
  now: Date;
}

/** A design with what the person may do with it; for a stranger it does not exist. */
export async function designFor(
  db: Database,
  asked: Asked,
  { lock = false } = {},
): Promise<{ design: DesignRow; rights: DesignRights }> {
  const design = await (lock ? lockDesign : findDesign)(db, asked.designId);
  const rights = design ? await rightsOf(db, design, asked) : null;
  if (!design || !rights) throw new AppError('not_found');
  return { design, rights };
}

/** The one place that knows who may do what with a design. */
async function rightsOf(db: Database, design: DesignRow, { userId, now }: Asked): Promise<DesignRights | null> {
  if (design.owner_id !== userId) return null;
  const reason = await readOnlyReason(db, design, now);
  return reason === null ? { role: 'owner', edit: true } : { role: 'owner', edit: false, reason };
}

async function readOnlyReason(db: Database, design: DesignRow, now: Date): Promise<ReadOnlyReason | null> {
  if (design.deleted_at !== null) return 'in_bin';
  const owner = await findUserById(db, design.owner_id);
  if (!owner || !mayDesign(owner, now)) return 'workspace_denied';
  if (design.document_bytes > limits.bytes) return 'too_large';
  return (await bytesOf(db, design.owner_id)) > personBytes ? 'space_used' : null;
}

/** For what changes the line of a design, in a transaction that then has the design to itself. */
export async function editableDesign(db: Database, asked: Asked): Promise<DesignRow> {
  const { design, rights } = await designFor(db, asked, { lock: true });
  if (!rights.edit)
    throw new AppError('design_read_only', {
      values: { reason: rights.reason ?? '' },
      ...(rights.reason === undefined ? {} : { state: rights.reason }),
    });
  return design;
}
