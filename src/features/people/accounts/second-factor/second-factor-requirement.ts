import type { SecondFactorRequirement, Viewer } from '#lib/person.ts';
import { isStaff } from '#lib/permissions.ts';

interface SecondFactorFacts {
  roles: readonly string[];
  secondFactorSince: Date | null;
  secondFactorAt: Date | null;
}

/**
 * What stands between an admin and their work. Who has a second factor has to show it once a session; who has none may
 * go on only at this machine itself, and from anywhere else has to set one up first.
 */
export function secondFactorRequirement(
  { roles, secondFactorSince, secondFactorAt }: SecondFactorFacts,
  loopback: boolean,
): SecondFactorRequirement | null {
  if (!isStaff({ roles })) return null;
  if (secondFactorSince === null) return loopback ? null : 'enrol';
  return secondFactorAt !== null && secondFactorAt >= secondFactorSince ? null : 'code';
}

/** Before the door an admin is a person like any other: no call, page or picture has to ask again. */
export function withoutAdminRights(viewer: Viewer, door: SecondFactorRequirement | null): Viewer {
  if (door === null) return viewer;
  return { ...viewer, roles: viewer.roles.filter((role) => !isStaff({ roles: [role] })), door };
}
