import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { StartDesignButton } from '#features/people/start-design/start-design-button.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { ApplicationType } from '../application.ts';
import { homePage } from '../application-page.ts';

export function PassedView({ type }: { type: ApplicationType }) {
  const t = useTranslations('applications.passed');
  return (
    <>
      <p className="max-w-read text-lead">{t(`${type}.text`)}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={pages[homePage[type]].path}>
          {t('home')}
        </ButtonLink>
        <StartDesignButton variant="line">{t('start')}</StartDesignButton>
      </p>
    </>
  );
}
