import type { Database } from '#db/database.ts';
import { limits } from '#design/limits.ts';
import { mayDesign } from '#features/people/start-design/workspace-tokens.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { personBytes } from './design-limits.ts';
import { designWithOwner, grantsFor, type OpenedDesign, type OwnedDesign } from './design-queries.server.ts';
import { strongest, worksOn, type DesignRights, type Grant, type ReadOnlyReason } from './design-roles.ts';

export { lockDesign } from './design-log-queries.server.ts';
export { grantsFor, waitsFor } from './design-queries.server.ts';

/** Who wants what of which design: a person, somebody who has opened links in this browser, or both. */
export interface Asked {
  /** Null for a visitor. */
  userId: string | null;
  /** The hashes of the links this browser was given. */
  links: readonly string[];
  designId: string;
  now: Date;
}
/** Of a person: what needs an account to begin with. */
type AskedByPerson = Asked & { userId: string };

interface FoundDesign {
  design: OpenedDesign;
  rights: DesignRights;
}

/** What a request asks `designFor`: its links come with it. */
export function asking<U extends string | null>(
  { clock, links }: Pick<RequestContext, 'clock' | 'links'>,
  userId: U,
  designId: string,
): Asked & { userId: U } {
  return { userId, links, designId, now: clock.now() };
}

/** A design with what may be done with it; for a stranger it does not exist. */
export async function designFor(db: Database, asked: Asked, { lock = false } = {}): Promise<FoundDesign> {
  const found = await designWithOwner(db, asked.designId, lock);
  const rights = found ? await rightsOf(db, found, asked) : null;
  if (!found || !rights) throw new AppError('not_found');
  // Folders are the owner's own order.
  return { design: rights.role === 'owner' ? found : { ...found, folder: null }, rights };
}

/** The one place that knows who may do what with a design (PRODUCT J9, DECISIONS D12). */
async function rightsOf(db: Database, design: OwnedDesign, asked: Asked): Promise<DesignRights | null> {
  const { userId, now } = asked;
  const reason = readOnlyReason(design, now);
  const inBin = reason === 'in_bin';
  if (design.owner_id === userId)
    return { role: 'owner', edit: reason === null, comment: !inBin, prices: true, ...(reason && { reason }) };
  if (inBin) return null;
  const granted = strongest(await grantsFor(db, asked));
  return granted && sharedRights(userId === null ? { ...granted, role: 'view' } : granted, reason);
}

/** Whether the person's own design may be drawn in now; says nothing of designs of others. */
export function ownerMayEdit(design: EditFacts, userId: string, now: Date): boolean {
  return design.owner_id === userId && readOnlyReason(design, now) === null;
}

/** Without an account one looks, whatever the link says: what is drawn or said has a name. */
function sharedRights({ role, prices }: Grant, reason: ReadOnlyReason | null): DesignRights {
  const comment = role !== 'view';
  if (role !== 'edit') return { role, edit: false, comment, prices, reason: 'view_only' };
  return { role, edit: reason === null, comment, prices, ...(reason && { reason }) };
}

type EditFacts = Pick<
  OwnedDesign,
  'owner_id' | 'deleted_at' | 'roles' | 'trial_ends_at' | 'plan_ends_at' | 'document_bytes' | 'used'
>;

function readOnlyReason(design: EditFacts, now: Date): ReadOnlyReason | null {
  if (design.deleted_at !== null) return 'in_bin';
  if (!mayDesign(design, now)) return 'workspace_denied';
  if (design.document_bytes > limits.bytes) return 'too_large';
  return design.used > personBytes ? 'space_used' : null;
}

/** For what changes the line of a design, in a transaction that then has the design to itself. */
export async function editableDesign(db: Database, asked: AskedByPerson): Promise<OpenedDesign> {
  const { design, rights } = await designFor(db, asked, { lock: true });
  requireEdit(rights);
  return design;
}

export function requireEdit({ edit, reason }: DesignRights): void {
  if (!edit)
    throw new AppError('design_read_only', {
      values: { reason: reason ?? '' },
      ...(reason === undefined ? {} : { state: reason }),
    });
}

/** For what stays its owner's: bin, folders, budget, publishing, sharing. For everyone else it does not exist. */
export async function ownedDesign(
  db: Database,
  { userId, designId, now }: Omit<AskedByPerson, 'links'>,
  options?: { lock?: boolean },
): Promise<FoundDesign> {
  const found = await designFor(db, { userId, designId, now, links: [] }, options);
  if (found.rights.role !== 'owner') throw new AppError('not_found');
  return found;
}

/** For what belongs to the work on it: earlier versions, pictures it is traced over. Who only looks sees it as it is. */
export async function workedOnDesign(db: Database, asked: Asked): Promise<FoundDesign> {
  const found = await designFor(db, asked);
  if (!worksOn(found.rights)) throw new AppError('not_found');
  return found;
}

/** For what says what it costs. */
export async function pricedDesign(db: Database, asked: Asked): Promise<FoundDesign> {
  const found = await designFor(db, asked);
  if (!found.rights.prices) throw new AppError('prices_hidden');
  return found;
}
