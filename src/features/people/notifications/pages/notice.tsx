import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AppError } from '#lib/errors.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { VerandaDrawing } from '#ui/drawings.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { NoticeDetail } from '../components/notice-detail.tsx';
import { NoticeChoicesForm } from '../components/notice-choices.tsx';
import { StopLetters } from '../components/stop-letters.tsx';
import { noticeClient } from '../notice-client.ts';
import { useNotices } from '../notice-provider.tsx';
import { NoticeRow } from '../notice-row.tsx';
import { noticeTarget, type Notice, type NoticePage } from '../notice.ts';
import { listNotices, readChoices, readNotice } from '../notices.server.ts';
import type { Route } from './+types/notice.ts';

/**
 * `/notice`: the list, `?id=` one of them, `?status=unread`, and `?stop=` from a mail's link, which needs no session.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const messages = messagesFor(ctx.locale, ['notices', 'errors']);
  const status = url.searchParams.get('status') === 'unread' ? ('unread' as const) : ('all' as const);
  const stop = url.searchParams.get('stop');
  if (stop !== null || ctx.session === null)
    return { messages, status, stop, found: null, chosen: null, choices: null };
  const { userId } = ctx.session;
  const id = url.searchParams.get('id');
  const [found, chosen, choices] = await Promise.all([
    listNotices(ctx, userId, { status, page: 0, size: 20 }),
    id === null ? null : readNotice(ctx, userId, id).catch(gone),
    readChoices(ctx, userId),
  ]);
  return { messages, status, stop, found, chosen, choices };
}

/** For a notification that does not exist, or is not theirs, the list is shown. */
function gone(error: unknown): null {
  if (error instanceof AppError && error.key === 'not_found') return null;
  throw error;
}

export default function NoticesPage({ loaderData: { status, stop, found, chosen, choices } }: Route.ComponentProps) {
  const t = useTranslations('notices');
  if (stop !== null) return <StopLetters token={stop} />;
  if (found === null || choices === null) return null;
  return (
    <div className="page py-12 lg:py-16">
      <h1 className="display text-h1">{t('title')}</h1>
      <div className="mt-10 grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <NoticeList key={status} status={status} first={found} chosenId={chosen?.id ?? null} />
        <div className="grid content-start gap-12 max-lg:order-first">
          {chosen !== null && <NoticeDetail key={chosen.id} notice={chosen} />}
          <div className="max-lg:hidden">
            <NoticeChoicesForm choices={choices} />
          </div>
        </div>
        <div className="lg:hidden">
          <NoticeChoicesForm choices={choices} />
        </div>
      </div>
    </div>
  );
}

function NoticeList({
  status,
  first,
  chosenId,
}: {
  status: 'all' | 'unread';
  first: NoticePage;
  chosenId: string | null;
}) {
  const t = useTranslations('notices');
  const { read, readAll } = useNotices();
  const { pages, more, busy } = usePages(status, first);
  const shown = pages.flatMap((page) => page.content);
  const address = (id: string) => `/notice?${status === 'unread' ? 'status=unread&' : ''}id=${id}`;
  return (
    <section aria-label={t('title')}>
      <div className="eave flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="flex gap-2">
          <ButtonLink
            size="s"
            variant={status === 'all' ? 'primary' : 'line'}
            aria-current={status === 'all' ? 'page' : undefined}
            to="/notice"
          >
            {t('filter.all')}
          </ButtonLink>
          <ButtonLink
            size="s"
            variant={status === 'unread' ? 'primary' : 'line'}
            aria-current={status === 'unread' ? 'page' : undefined}
            to="/notice?status=unread"
          >
            {t('filter.unread', { count: first.unread })}
          </ButtonLink>
        </p>
        {first.unread > 0 && (
          <button type="button" className="link min-h-11 text-small" onClick={() => void readAll()}>
            {t('readAll')}
          </button>
        )}
      </div>
      {shown.length === 0 && (
        <div className="py-10">
          <VerandaDrawing className="w-44" />
          <p className="display mt-6 text-h3">{t('quiet')}</p>
          <p className="mt-1 text-ink-soft">{t('quietText')}</p>
        </div>
      )}
      <ul className={`divide-y divide-line ${shown.length > 0 ? 'border-b border-line' : ''}`}>
        {shown.map((notice) => (
          <li key={notice.id} className={notice.id === chosenId ? 'bg-sunken' : ''}>
            <NoticeRow
              notice={notice}
              to={noticeTarget(notice, address(notice.id))}
              onOpen={() => void read(notice.id)}
              className="px-3 lg:px-5"
            />
          </li>
        ))}
      </ul>
      {shown.length < (pages.at(-1)?.total ?? 0) && (
        <p className="mt-6">
          <Button busy={busy} onClick={more}>
            {t('more')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The first page comes from the loader and is revalidated when something changed; the rest is fetched on demand. */
function usePages(status: 'all' | 'unread', first: NoticePage) {
  const { version, unread, latest, renew } = useNotices();
  const missed =
    latest !== null &&
    (unread !== first.unread ||
      isOlder(first.content, status === 'all' ? latest : latest.filter((notice) => !notice.read)));
  const [{ since, pages: rest }, setRest] = useState<{ since: number; pages: NoticePage[] }>({
    since: version,
    pages: [],
  });
  const [busy, setBusy] = useState(false);
  if (since !== version) setRest({ since: version, pages: [] });
  useEffect(() => {
    if (missed) void renew();
  }, [missed, renew]);
  async function more() {
    setBusy(true);
    const page = await noticeClient.page(rest.length + 1, status).catch(() => null);
    if (page !== null) setRest((known) => ({ ...known, pages: [...known.pages, page] }));
    setBusy(false);
  }
  return { pages: [first, ...rest], more: () => void more(), busy };
}

/** Something arrived or was read since the loader ran. */
function isOlder(page: Notice[], latest: Notice[]): boolean {
  return latest.some((notice, i) => page[i]?.id !== notice.id || page[i].read !== notice.read);
}
