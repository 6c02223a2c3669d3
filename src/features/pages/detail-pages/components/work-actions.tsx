import { useTranslations } from 'use-intl';
import { ConsultButton } from '#features/trade/consultations/consult-button.tsx';
import { orderDesignAddress } from '#features/trade/design-orders/design-order-links.ts';
import { HeartButton } from '#features/people/heart-button/heart-button.tsx';
import type { WorkDetail } from '#features/catalogue/works/work.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { useTemplate } from '#features/studio/work-designs/use-template.ts';

/** Actions of a work; using it as a template is the primary one. */
export function WorkActions({ work }: { work: WorkDetail }) {
  const t = useTranslations('work');
  const { use, busy } = useTemplate(work.id);
  return (
    <div className="grid gap-3">
      {work.templateId !== null && (
        <Button variant="primary" size="l" wide busy={busy} onClick={use}>
          {t('use')}
        </Button>
      )}
      <ConsultButton about={consultedOf(work)} variant={work.templateId === null ? 'primary' : 'line'} size="l" wide>
        {t('consult')}
      </ConsultButton>
      <ButtonLink variant="quiet" wide to={orderDesignAddress(work.id)}>
        {t('order')}
      </ButtonLink>
      <div className="grid grid-cols-2 gap-3">
        <HeartButton id={work.id} />
        <ShareButton title={work.name.text} label={t('share.label')} copied={t('share.copied')} />
      </div>
    </div>
  );
}

export function consultedOf({ id, name, designer }: WorkDetail) {
  return { designer: { id: designer.id, name: designer.name }, work: { id, name: name.text } };
}
