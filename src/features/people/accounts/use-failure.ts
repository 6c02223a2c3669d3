import { useCallback } from 'react';
import { ApiFailure } from '#lib/api-failure.ts';
import type { Locale } from '#lib/locale.ts';
import type { ToastLink } from '#ui/overlays/toast-store.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { loadAccountTexts } from './account-texts.ts';
import { failureText } from './failure-text.ts';
import { useShell } from './use-viewer.ts';
import { applyPages, dashboardSection, type PersonKind } from '#lib/person.ts';

/** Where an error leads: what comes first is done there, and `next` brings the person back (PRODUCT G5). */
interface RequirementLink {
  to: string;
  words: 'profile' | 'designer' | 'merchant';
}
const kinds: readonly PersonKind[] = ['user', 'designer', 'merchant'];

/**
 * Shows a failed call in a toast; earlier toasts are cleared. What has to be done first is a link there (PRODUCT G5).
 */
export function useShowFailure(): (error: unknown) => Promise<void> {
  const toast = useToast();
  const { locale } = useShell();
  return useCallback(
    async (error) => {
      const text = await failureText(error, locale);
      const way = error instanceof ApiFailure ? await toastLinkOf(error, locale) : undefined;
      toast.clear();
      toast.error(text, way);
    },
    [toast, locale],
  );
}

async function toastLinkOf(failure: ApiFailure, locale: Locale): Promise<ToastLink | undefined> {
  const way = requirementLink(failure, location.pathname + location.search);
  if (way === null) return undefined;
  const texts = await loadAccountTexts(locale).catch(() => null);
  return texts === null ? undefined : { to: way.to, text: texts.accounts.first[way.words] };
}

function requirementLink({ key, current }: ApiFailure, here: string): RequirementLink | null {
  if (key === 'designer_first') return { to: applyPages.designer, words: 'designer' };
  if (key === 'merchant_first') return { to: applyPages.merchant, words: 'merchant' };
  if (key !== 'profile_first') return null;
  const named = (current as { kind?: unknown } | null)?.kind;
  return {
    to: dashboardSection(kinds.find((kind) => kind === named) ?? 'user', 'profile', { next: here }),
    words: 'profile',
  };
}
