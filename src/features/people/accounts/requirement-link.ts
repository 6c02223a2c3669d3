import type { ApiFailure } from '#lib/api-failure.ts';
import { applyPages, dashboardSection, type PersonKind } from '#lib/person.ts';

/** Where an error leads: what comes first is done there, and `next` brings the person back (PRODUCT G5). */
interface RequirementLink {
  to: string;
  words: 'profile' | 'designer' | 'merchant';
}

const kinds: readonly PersonKind[] = ['user', 'designer', 'merchant'];

export function requirementLink({ key, current }: ApiFailure, here: string): RequirementLink | null {
  if (key === 'designer_first') return { to: applyPages.designer, words: 'designer' };
  if (key === 'merchant_first') return { to: applyPages.merchant, words: 'merchant' };
  if (key !== 'profile_first') return null;
  const named = (current as { kind?: unknown } | null)?.kind;
  return {
    to: dashboardSection(kinds.find((kind) => kind === named) ?? 'user', 'profile', { next: here }),
    words: 'profile',
  };
}
