import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useViewer } from '#features/accounts/use-viewer.ts';
import { useModal } from '#ui/modal.tsx';
import { pages } from '../addresses.ts';

const people = [
  { key: 'visitor', to: pages.works.path },
  { key: 'user', to: pages.price.path },
  { key: 'designer', to: pages.applyDesigner.path },
  { key: 'merchant', to: pages.applyMerchant.path },
] as const;

/** The four kinds of people, one under each bay of the eave. */
export function HomePeople() {
  const t = useTranslations('home.people');
  return (
    <section className="page pt-section">
      <h2 className="display text-h2">{t('title')}</h2>
      <ul className="eave mt-8 grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ key, to }) => (
          <li key={key} className="flex flex-col items-start pt-3 lg:pr-6">
            <h3 className="display text-title">{t(`${key}.name`)}</h3>
            <p className="mt-2 mb-2 text-ink-soft">{t(`${key}.text`)}</p>
            {key === 'user' ? <RegisterLink label={t('user.link')} /> : <Link to={to} className={linkClass}>{t(`${key}.link`)}</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const linkClass = 'link mt-auto inline-flex min-h-11 items-center text-small font-medium';

/** Registration is a dialog; someone signed in has no need of it and gets the plans. */
function RegisterLink({ label }: { label: string }) {
  const viewer = useViewer();
  const { open } = useModal();
  if (viewer !== null) return <Link to={pages.price.path} className={linkClass}>{label}</Link>;
  return <button type="button" aria-haspopup="dialog" className={linkClass} onClick={() => open('regist')}>{label}</button>;
}
