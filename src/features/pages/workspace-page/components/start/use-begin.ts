import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Design } from '#design/document.ts';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';

interface Begin {
  busy: boolean;
  /** Why nothing was begun in this browser. */
  refused: 'full' | 'no_storage' | null;
  /** `search` goes with the address. */
  begin(design: (untitled: string) => Design | Promise<Design>, search?: string): void;
}

/** A press that makes a design and opens it: in the account of who may have one there, else in this browser. */
export function useBegin(inAccount: boolean): Begin {
  const t = useTranslations('workspace');
  const navigate = useNavigate();
  const { busy, attempt } = useAttempt();
  const [refused, setRefused] = useState<Begin['refused']>(null);
  async function make(design: (untitled: string) => Design | Promise<Design>, search = ''): Promise<void> {
    setRefused(null);
    await attempt(async () => {
      const { makeDesign } = await import('../../local/make-design.ts');
      const made = await makeDesign(await design(t('untitled')), { inAccount });
      if ('refused' in made) return setRefused(made.refused);
      await navigate(made.address + search);
    });
  }
  return { busy, refused, begin: (design, search) => void make(design, search) };
}
