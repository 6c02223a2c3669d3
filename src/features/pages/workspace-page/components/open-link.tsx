import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import { shareParameter } from '#features/studio/sharing/share-address.ts';
import { api } from '#lib/api.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import { WorkspaceSkeleton } from './workspace-skeleton.tsx';

/** Came by a link: it is traded for a cookie at once, and the address no longer says it (DECISIONS D12). */
export function OpenLink() {
  const t = useTranslations('together.open');
  const navigate = useNavigate();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const share = new URLSearchParams(location.search).get(shareParameter) ?? '';
    let left = false;
    api.post<{ design: string }>('/common/design-link', { share: share.slice(0, 64) }).then(
      ({ design }) => left || navigate(designAddress(design), { replace: true }),
      () => left || setGone(true),
    );
    return () => {
      left = true;
    };
  }, [navigate]);
  return (
    <>
      <meta name="robots" content="noindex" />
      {gone ? (
        <EmptyPage title={t('gone')} text={t('goneText')}>
          <ButtonLink to={pages.workspace.path} variant="primary">
            {t('home')}
          </ButtonLink>
        </EmptyPage>
      ) : (
        <WorkspaceSkeleton name={t('title')} />
      )}
    </>
  );
}
