import type { Database } from '#db/database.ts';
import { limits } from '#design/limits.ts';
import { mayDesign } from '#features/people/start-design/workspace-tokens.server.ts';
import { AppError } from '#lib/errors.ts';
import { personBytes } from './design-limits.ts';
import { designWithOwner, type OpenedDesign, type OwnedDesign } from './design-queries.server.ts';

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
): Promise<{ design: OpenedDesign; rights: DesignRights }> {
  const found = await designWithOwner(db, asked.designId, lock);
  const rights = found ? rightsOf(found, asked) : null;
  if (!found || !rights) throw new AppError('not_found');
  return { design: found, rights };
}

/** The one place that knows who may do what with a design. */
function rightsOf(design: OwnedDesign, { userId, now }: Asked): DesignRights | null {
  if (design.owner_id !== userId) return null;
  const reason = readOnlyReason(design, now);
  return reason === null ? { role: 'owner', edit: true } : { role: 'owner', edit: false, reason };
}

function readOnlyReason(design: OwnedDesign, now: Date): ReadOnlyReason | null {
  if (design.deleted_at !== null) return 'in_bin';
  if (!mayDesign(design, now)) return 'workspace_denied';
  if (design.document_bytes > limits.bytes) return 'too_large';
  return design.used > personBytes ? 'space_used' : null;
}

/** For what changes the line of a design, in a transaction that then has the design to itself. */
export async function editableDesign(db: Database, asked: Asked): Promise<OpenedDesign> {
  const { design, rights } = await designFor(db, asked, { lock: true });
  if (!rights.edit)
    throw new AppError('design_read_only', {
      values: { reason: rights.reason ?? '' },
      ...(rights.reason === undefined ? {} : { state: rights.reason }),
    });
  return design;
}
