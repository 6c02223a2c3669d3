import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Check, type CheckProps } from '#ui/fields/check.tsx';

/** The three documents open in a new tab, so that nothing typed is lost. */
export function Agreement(props: Omit<CheckProps, 'label'>) {
  const t = useTranslations('accounts.field');
  const label = t.rich('agreement', {
    terms: documentLink('/TermsOfUse'),
    disclaimer: documentLink('/Disclaimer'),
    privacy: documentLink('/PrivacyPolicy'),
  });
  return <Check {...props} label={label} />;
}

function documentLink(address: string) {
  return (words: ReactNode) => (
    <a href={address} target="_blank" rel="noopener" className="link">
      {words}
    </a>
  );
}
