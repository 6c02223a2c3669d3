import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { pages } from '#features/catalogue/content/addresses.ts';
import { consentCookieOf } from './consent.ts';
import { useSite } from './site-data.ts';

/**
 * PRODUCT A6: two answers of equal weight, asked once. The cookie stores the answer for this browser, the account for
 * the person. Cached pages are the same for everyone, so first-paint.ts hides the bar where the cookie is already
 * there; the footer opens it again. In a new document it is shown at once: a page that is still loading has no time to
 * move things.
 */
export function ConsentBar({ asked, onAnswer }: { asked: boolean; onAnswer(choice: 'all' | 'necessary'): void }) {
  const t = useTranslations('shell.consent');
  const { consent, viewer } = useSite();
  const [answered, setAnswered] = useState(consent !== null);
  const agreedElsewhere = useAccountConsent();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asked) return;
    delete document.documentElement.dataset.consent;
    bar.current?.focus();
  }, [asked]);
  if ((answered || agreedElsewhere) && !asked) return null;

  function answer(choice: 'all' | 'necessary') {
    document.cookie = consentCookieOf(choice, window.location.protocol === 'https:');
    setAnswered(true);
    onAnswer(choice);
    // The cookie is already set; if the account could not be updated, the person is asked again on another device.
    if (viewer !== null)
      (choice === 'all' ? api.put('/user/cookie-agreement') : api.delete('/user/cookie-agreement')).catch(
        () => undefined,
      );
  }

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={t('label')}
      className={`consent float ${asked ? 'slide-up' : ''} fixed inset-x-3 bottom-3 z-20 p-4 text-small sm:right-auto sm:left-6 sm:bottom-6 sm:max-w-md sm:p-5`}
    >
      <p>{t.rich('text', { link: privacyLink })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="line" onClick={() => answer('necessary')}>
          {t('necessary')}
        </Button>
        <Button variant="line" onClick={() => answer('all')}>
          {t('agree')}
        </Button>
      </div>
    </section>
  );
}

/**
 * The answer belongs to the account too: agreed in another browser, it is not asked here, and this browser's cookie is
 * set for the next document; agreed here as a visitor, the account learns of it after signing in.
 */
function useAccountConsent(): boolean {
  const { consent, viewer } = useSite();
  const agreedElsewhere = consent === null && viewer?.cookieAgreed === true;
  const toSend = consent === 'all' && viewer?.fresh === true && !viewer.cookieAgreed;
  useEffect(() => {
    if (agreedElsewhere) document.cookie = consentCookieOf('all', window.location.protocol === 'https:');
  }, [agreedElsewhere]);
  useEffect(() => {
    if (toSend) api.put('/user/cookie-agreement').catch(() => undefined);
  }, [toSend]);
  return agreedElsewhere;
}

function privacyLink(words: ReactNode) {
  return (
    <Link to={pages.privacyPolicy.path} className="link whitespace-nowrap">
      {words}
    </Link>
  );
}
