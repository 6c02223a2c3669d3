import { useState, type SubmitEvent } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { api } from '#lib/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { BoughtLines } from './bought-lines.tsx';
import { ReviewItem } from './review-item.tsx';
import type { Received, ReceivedReview } from './review.ts';
import type { ReviewsData } from './reviews-section.server.ts';

/** Texts: `reviewing`, `reviews`, `media`. */
export function ReviewsSection({ data, title }: { data: ReviewsData; title: string }) {
  const t = useTranslations('reviewing');
  if (data.received !== null)
    return (
      <>
        <DashboardHead title={title} note={t('lead.received', { count: data.received.unanswered })} />
        <ReceivedList received={data.received} />
      </>
    );
  return (
    <>
      <DashboardHead title={title} note={t('lead.bought')} />
      {data.bought.length === 0 ? <Nothing kind="bought" /> : <BoughtLines lines={data.bought} />}
    </>
  );
}

function ReceivedList({ received: { reviews, page, size, total } }: { received: Received }) {
  const t = useTranslations('reviewing.pages');
  const last = Math.ceil(total / size) - 1;
  if (total === 0) return <Nothing kind="received" />;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {reviews.map((review) => (
          <li key={review.id} className="py-6">
            <ReceivedItem review={review} />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <nav aria-label={t('label')} className="mt-6 flex gap-3">
          {page > 0 && <ButtonLink to={`?tab=reviews&page=${page - 1}`}>{t('before')}</ButtonLink>}
          {page < last && <ButtonLink to={`?tab=reviews&page=${page + 1}`}>{t('after')}</ButtonLink>}
        </nav>
      )}
    </>
  );
}

function ReceivedItem({ review }: { review: ReceivedReview }) {
  const t = useTranslations('reviewing');
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="mb-2 text-small">
        <Link to={thingAddress(review.product.id)} className="link">
          <LocalizedSpan text={review.product.name} />
        </Link>
        {review.state === 'hidden' && <span className="tag tag-bad ml-2">{t('hiddenTag')}</span>}
        {review.state === 'returned' && <span className="tag ml-2">{t('returnedTag')}</span>}
      </p>
      <ReviewItem review={review}>
        {review.reply === null &&
          review.state === 'shown' &&
          (open ? (
            <ReplyForm id={review.id} />
          ) : (
            <Button size="s" className="mt-4" onClick={() => setOpen(true)}>
              {t('reply')}
            </Button>
          ))}
      </ReviewItem>
    </>
  );
}

/** One reply, final: stated before it is sent. */
function ReplyForm({ id }: { id: string }) {
  const t = useTranslations('reviewing');
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  const [text, setText] = useState('');
  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    await attempt(async () => {
      await api.post(`/merchant/reviews/${id}/reply`, { text: text.trim() }, { creates: true });
      toast.clear();
      toast.success(t('replied'));
      await revalidate();
    }, revalidate);
  }
  return (
    <form noValidate className="mt-4 grid max-w-read justify-items-start gap-3" onSubmit={(event) => void send(event)}>
      <TextArea
        className="w-full"
        label={t('yourReply')}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="caption">{t('replyOnce')}</p>
      <Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ''}>
        {t('send')}
      </Button>
    </form>
  );
}

function Nothing({ kind }: { kind: 'received' | 'bought' }) {
  const t = useTranslations('reviewing.empty');
  return (
    <EmptyState title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      {kind === 'bought' ? (
        <ButtonLink variant="primary" to={pages.products.path}>
          {t('browse')}
        </ButtonLink>
      ) : undefined}
    </EmptyState>
  );
}
