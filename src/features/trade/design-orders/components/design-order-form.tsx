import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { pictureAddress } from '#lib/picture.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Picture } from '#ui/picture.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { designOrderLimits } from '../design-order-limits.ts';
import type { DesignOrderFormView } from '../order-form-view.server.ts';
import { useDesignOrderForm } from './use-design-order-form.ts';

/** Before ordering a design: the wishes at the left, whose design it is and what follows at the right. */
export function DesignOrderForm({ view }: { view: DesignOrderFormView }) {
  const t = useTranslations('talks.form');
  const { words, faults, busy, element, change, submit } = useDesignOrderForm(view);
  const { name } = view.designer;
  return (
    <div className="page py-12 lg:py-16">
      <h1 className="display text-h1">{view.work ? t('titleWork') : t('titleDesigner', { name })}</h1>
      <p className="mt-4 max-w-read text-lead text-ink-soft">{t('lead', { name })}</p>
      <form ref={element} noValidate onSubmit={submit} className="bays mt-10 gap-y-12">
        <div className="col-span-4 grid max-w-[36rem] content-start gap-5 md:col-span-7">
          <TextArea
            name="wishes"
            label={t('wishes')}
            placeholder={t('wishesPlaceholder')}
            rows={6}
            maxLength={designOrderLimits.wishes}
            value={words.wishes}
            error={faults.wishes}
            onChange={(event) => change({ wishes: event.target.value })}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              name="area"
              inputMode="numeric"
              label={t('area')}
              hint={t('optional')}
              maxLength={9}
              value={words.area}
              error={faults.area}
              onChange={(event) => change({ area: event.target.value })}
            />
            <Field
              name="budget"
              inputMode="numeric"
              label={t('budget')}
              hint={t('optional')}
              maxLength={20}
              value={words.budget}
              error={faults.budget}
              onChange={(event) => change({ budget: event.target.value })}
            />
          </div>
          <Field
            name="address"
            label={t('address')}
            placeholder={t('addressPlaceholder')}
            hint={t('optional')}
            maxLength={designOrderLimits.address}
            value={words.address}
            error={faults.address}
            onChange={(event) => change({ address: event.target.value })}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              name="mobile"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              label={t('mobile')}
              maxLength={24}
              value={words.mobile}
              error={faults.mobile}
              onChange={(event) => change({ mobile: event.target.value })}
            />
            <Field
              name="contact"
              autoComplete="email"
              label={t('contact')}
              hint={t('contactHint')}
              maxLength={designOrderLimits.contact}
              value={words.contact}
              error={faults.contact}
              onChange={(event) => change({ contact: event.target.value })}
            />
          </div>
          <div className="mt-3">
            <Button type="submit" variant="primary" size="l" busy={busy}>
              {t('send')}
            </Button>
          </div>
          <p aria-live="polite" className="hint-bad">
            {Object.keys(faults).length > 0 ? t('fix') : ''}
          </p>
        </div>
        <aside className="col-span-4 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
          <Ordered view={view} />
        </aside>
      </form>
    </div>
  );
}

function Ordered({ view: { work, designer } }: { view: DesignOrderFormView }) {
  const t = useTranslations('talks.form');
  const avatar = designer.avatar === null ? null : pictureAddress(designer.avatar.hash, 160, 'webp');
  return (
    <div className="lg:sticky lg:top-24">
      {work?.picture && (
        <Picture picture={work.picture} sizes="(min-width: 48rem) 33vw, 100vw" alt="" className="aspect-[3/2]" eager />
      )}
      {work && (
        <p className="mt-3 font-medium">
          <Link to={thingAddress(work.id)} className="link">
            <LocalizedSpan text={work.name} />
          </Link>
        </p>
      )}
      <p className="mt-4 flex items-center gap-3">
        <Avatar person={{ avatar, nickname: designer.name }} className="h-12 w-12 text-title" />
        <Link to={thingAddress(designer.id)} className="link font-medium">
          {designer.name}
        </Link>
      </p>
      <h2 className="mt-6 border-t border-line pt-4 font-medium">{t('how')}</h2>
      <ol className="num mt-2 grid list-decimal gap-1 pl-5 text-small text-ink-soft">
        {(['how1', 'how2', 'how3'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
      <p className="caption mt-4">{t('house')}</p>
      <p className="caption mt-2">{t('note')}</p>
    </div>
  );
}
