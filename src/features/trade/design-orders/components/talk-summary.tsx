import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { pictureAddress } from '#lib/picture.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Picture } from '#ui/picture.tsx';
import { usePrice } from '#ui/price.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { DesignOrder } from '../design-order.ts';

/** The subject: the work, the other person and their contact, wishes and what was agreed. */
export function TalkSummary({ talk, name }: { talk: DesignOrder; name: string }) {
  const t = useTranslations('talks.paper');
  const { work, side, state, mobile, contact } = { ...talk, ...talk.buyer };
  return (
    <section aria-labelledby="paper">
      <h2 id="paper" className="display text-title">
        {t(state === 'ASKED' || state === 'CLOSED' ? 'question' : 'title')}
      </h2>
      {work?.picture && (
        <Picture picture={work.picture} sizes="(min-width: 48rem) 33vw, 100vw" alt="" className="mt-4 aspect-[3/2]" />
      )}
      {work?.detail && (
        <Picture picture={work.detail} sizes="(min-width: 48rem) 33vw, 100vw" alt="" className="mt-2 aspect-[3/2]" />
      )}
      {work?.name && (
        <p className="mt-3 font-medium">
          {work.id === null ? (
            <LocalizedSpan text={work.name} />
          ) : (
            <Link to={thingAddress(work.id)} className="link">
              <LocalizedSpan text={work.name} />
            </Link>
          )}
        </p>
      )}
      <Person talk={talk} name={name} />
      {(mobile !== null || contact !== '') && (
        <p className="num mt-5 text-small">
          <span className="block font-medium">{t(side === 'designer' ? 'reach' : 'mine')}</span>
          {mobile !== null && (
            <span className="block text-ink-soft">
              {side === 'designer' ? (
                <a href={`tel:${mobile}`} className="link">
                  {mobile}
                </a>
              ) : (
                mobile
              )}
            </span>
          )}
          <span className="block break-words text-ink-soft">{contact}</span>
        </p>
      )}
      <Facts talk={talk} />
      <p className="caption mt-5 border-t border-line pt-4">{t('house')}</p>
      <p className="mt-2 text-small">
        <Link
          to={side === 'designer' ? `${pages.designBill.path}?side=received` : pages.designBill.path}
          className="link inline-flex min-h-11 items-center lg:min-h-8"
        >
          <AllTalks />
        </Link>
      </p>
    </section>
  );
}

function AllTalks() {
  return useTranslations('talks.head')('all');
}

function Person({ talk: { side, designer, buyer }, name }: { talk: DesignOrder; name: string }) {
  const t = useTranslations('talks.paper');
  let avatar = buyer.avatar;
  if (side === 'buyer') avatar = designer.avatar === null ? null : pictureAddress(designer.avatar.hash, 160, 'webp');
  return (
    <div className="mt-5 flex items-center gap-3">
      <Avatar person={{ avatar, nickname: name }} className="h-12 w-12 text-title" />
      <p className="min-w-0">
        <span className="caption block">{t(side === 'buyer' ? 'designer' : 'buyer')}</span>
        {side === 'buyer' ? (
          <Link to={thingAddress(designer.id)} className="link font-medium">
            {name}
          </Link>
        ) : (
          <span className="font-medium break-words">{name}</span>
        )}
      </p>
    </div>
  );
}

function Facts({ talk: { state, wishes, area, budget, address, price, terms } }: { talk: DesignOrder }) {
  const t = useTranslations('talks.paper');
  const money = usePrice();
  const rows: [string, ReactNode][] = [
    ...(area === null ? [] : [[t('area'), t('areaValue', { area })] as [string, ReactNode]]),
    ...(budget === null ? [] : [[t('budget'), money(budget)] as [string, ReactNode]]),
    ...(address === '' ? [] : [[t('address'), address] as [string, ReactNode]]),
    ...(state === 'ASKED' || state === 'SENT' || state === 'CLOSED' || state === 'DECLINED'
      ? []
      : [
          [t(state === 'ACCEPTED' ? 'offer' : 'price'), price === null ? t('noPrice') : money(price)] as [
            string,
            ReactNode,
          ],
        ]),
  ];
  return (
    <>
      {wishes !== '' && state !== 'ASKED' && state !== 'CLOSED' && (
        <p className="mt-5 text-small">
          <span className="block font-medium">{t('wishes')}</span>
          <span className="block break-words whitespace-pre-line text-ink-soft">{wishes}</span>
        </p>
      )}
      {rows.length > 0 && (
        <dl className="num mt-5 divide-y divide-line border-t border-line text-small">
          {rows.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 py-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {terms !== '' && (
        <p className="mt-4 text-small">
          <span className="block font-medium">{t('terms')}</span>
          <span className="block break-words whitespace-pre-line text-ink-soft">{terms}</span>
        </p>
      )}
    </>
  );
}
