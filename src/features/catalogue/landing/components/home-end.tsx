import { useTranslations } from 'use-intl';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { DrawNowButton } from '#features/people/start-design/start-design-button.tsx';
import { Mark } from '#ui/mark.tsx';
import { useModal } from '#ui/overlays/modal.tsx';

/** The offer of thirty days on a dark ground, with the logo behind it. */
export function HomeEnd() {
  const t = useTranslations('home.end');
  const viewer = useViewer();
  const { open } = useModal();
  return (
    <section className="mt-section overflow-hidden bg-shade text-on-shade" data-ground="shade">
      <div className="page relative grid items-center py-20 lg:min-h-[30rem]">
        <div className="relative z-10 max-w-3xl">
          <h2 className="display text-h1">{t('title')}</h2>
          <p className="mt-5 text-lead text-on-shade-soft">{t('text')}</p>
          <p className="mt-8">
            {viewer === null ? (
              <button type="button" className="btn btn-on-shade" aria-haspopup="dialog" onClick={() => open('regist')}>
                {t('register')}
              </button>
            ) : (
              <DrawNowButton variant="quiet" className="btn-on-shade px-5!">
                {t('start')}
              </DrawNowButton>
            )}
          </p>
        </div>
        <span className="pointer-events-none absolute right-8 -bottom-[4.5rem] text-shade-raised max-lg:hidden">
          <Mark className="h-[30rem] w-[30rem]" />
        </span>
      </div>
    </section>
  );
}
