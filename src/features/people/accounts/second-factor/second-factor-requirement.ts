import type { SecondFactorRequirement, Viewer } from '#lib/person.ts';
import { isStaff } from '#lib/permissions.ts';
import { secondFactorHours } from '../account-limits.ts';

interface SecondFactorFacts {
  roles: readonly string[];
  secondFactorSince: Date | null;
  secondFactorAt: Date | null;
}

/**
 * What an admin needs before they can work. With a second factor it must be passed once a session and working day;
 * without one they may go on only from this machine, and from anywhere else have to set one up first.
 */
export function secondFactorRequirement(
  { roles, secondFactorSince, secondFactorAt }: SecondFactorFacts,
  { loopback, now }: { loopback: boolean; now: Date },
): SecondFactorRequirement | null {
  if (!isStaff({ roles })) return null;
  if (secondFactorSince === null) return loopback ? null : 'enrol';
  const staleBefore = now.getTime() - secondFactorHours * 3_600_000;
  const passed = secondFactorAt !== null && secondFactorAt >= secondFactorSince;
  return passed && secondFactorAt.getTime() > staleBefore ? null : 'code';
}

/** Before the second factor an admin has an ordinary person's rights: no call, page or picture has to check again. */
export function withoutAdminRights(viewer: Viewer, door: SecondFactorRequirement | null): Viewer {
  if (door === null) return viewer;
  return { ...viewer, roles: viewer.roles.filter((role) => !isStaff({ roles: [role] })), door };
}
