import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { LoginType } from '../identity/remembered-identity.ts';
import { ContactForm } from './contact-form.tsx';

const loginTypes: readonly LoginType[] = ['email', 'phone'];

/**
 * Email and phone number, each with the form that changes it; `?change=email` opens that one. Texts: `profile`,
 * `accounts`.
 */
export function Contacts({ email, mobile }: { email: string; mobile: string | null }) {
  const t = useTranslations('profile.contacts');
  const [asked] = useSearchParams();
  const [open, setOpen] = useState(() => loginTypes.find((type) => type === asked.get('change')) ?? null);
  const rows = [
    { type: 'email', label: t('email'), value: email, change: t('changeEmail') },
    { type: 'phone', label: t('mobile'), value: mobile ?? t('none'), change: t('changeMobile') },
  ] as const;
  return (
    <section aria-labelledby="contacts" className="mb-10 max-w-3xl">
      <h2 id="contacts" className="font-medium">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-read text-small text-ink-soft">{t('lead')}</p>
      <dl className="mt-3">
        {rows.map(({ type, label, value, change }) => (
          <div key={type} className="border-t border-line py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <div className="min-w-0">
                <dt className="caption">{label}</dt>
                <dd className="num break-words">{value}</dd>
              </div>
              {open !== type && (
                <Button size="s" aria-label={change} onClick={() => setOpen(type)}>
                  {t('change')}
                </Button>
              )}
            </div>
            {open === type && (
              <dd>
                <ContactForm type={type} onClose={() => setOpen(null)} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
