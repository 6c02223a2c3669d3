import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { ConsoleChips, ConsoleFilters } from '#features/people/console/console-filters.tsx';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { ReasonDialog } from '#features/people/console/reason-dialog.tsx';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { api } from '#lib/api.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { withValue } from '#ui/list/address-links.ts';
import { useAddress } from '#ui/list/use-address.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { shelfViews, type ShelfItem, type ShelfPage } from '../moderation.ts';
import type { ShelfLook as ShelfLookData } from '../shelves.server.ts';
import { ShelfLook } from './shelf-look.tsx';
import { useReasonTemplates } from './reason-templates.ts';

type Shelf = 'works' | 'products';
interface PendingDecision {
  item: ShelfItem;
  step: 'unshelve' | 'delete';
}

interface ShelfViewProps {
  shelf: Shelf;
  list: ShelfPage;
  /** What is looked at before it is published again: named in the address. */
  look: ShelfLookData | null;
}

/** Works or products of others, one state at a time. */
export function ShelfView({ shelf, list, look }: ShelfViewProps) {
  const t = useTranslations('desk');
  const [asked, setAsked] = useState<PendingDecision | null>(null);
  const decide = useDecision(shelf, () => setAsked(null));
  const params = useAddress();
  const navigate = useNavigate();
  const close = () => void navigate(withValue(params, 'look', ''), { preventScrollReset: true });
  const templates = useReasonTemplates(shelf);
  return (
    <ConsolePage title={t(`shelf.${shelf}.title`)}>
      <ConsoleChips
        name="status"
        label={t('fields.state')}
        choices={shelfViews.map((value) => ({
          value,
          text: t(`shelf.${shelf === 'products' ? 'productStates' : 'states'}.${value}`),
        }))}
      />
      <ConsoleFilters search={{ label: t('shelf.search'), placeholder: t('shelf.placeholder') }} />
      <ConsoleTable
        label={t(`shelf.${shelf}.title`)}
        list={list}
        rowKey={(row) => row.id}
        usualSort="-created"
        empty={{ title: t('shelf.empty') }}
        columns={useColumns(shelf)}
        actions={useRowActions(setAsked)}
      />
      {look !== null && (
        <ShelfLook
          look={look}
          onClose={close}
          onPublish={async () => {
            if (await decide(look.item, 'shelve', { version: look.version })) close();
          }}
        />
      )}
      {asked !== null && (
        <ReasonDialog
          key={asked.item.id + asked.step}
          open
          title={t(`shelf.ask.${asked.step}`, { name: asked.item.name.text })}
          text={t('shelf.ask.text', { owner: asked.item.owner.name })}
          confirm={t(`shelf.${asked.step}`)}
          lang={asked.item.owner.lang}
          templates={templates}
          onClose={() => setAsked(null)}
          onConfirm={async (reason) => void (await decide(asked.item, asked.step, { reason }))}
        />
      )}
    </ConsolePage>
  );
}

function useColumns(shelf: Shelf): Column<ShelfItem>[] {
  const t = useTranslations('desk');
  const format = useFormatter();
  return [
    { key: 'name', sort: true, title: t('shelf.name'), cell: (row) => <Thing item={row} /> },
    { key: 'owner', sort: true, title: t(`shelf.${shelf}.owner`), cell: (row) => row.owner.name },
    {
      key: 'figure',
      sort: true,
      title: t(`shelf.${shelf}.figure`),
      numeric: true,
      cell: (row) =>
        shelf === 'works'
          ? format.number(row.figure)
          : format.number(row.figure, { style: 'currency', currency: 'VND' }),
    },
    {
      key: 'created',
      sort: true,
      title: t('shelf.created'),
      wideOnly: true,
      cell: (row) => format.dateTime(new Date(row.createdAt), { dateStyle: 'medium' }),
    },
  ];
}

/** The actions its state allows. */
function useRowActions(ask: (asked: PendingDecision) => void) {
  const t = useTranslations('desk.shelf');
  const params = useAddress();
  return (item: ShelfItem) => (
    <>
      {item.status === 'shelved' && (
        <Button size="s" onClick={() => ask({ item, step: 'unshelve' })}>
          {t('unshelve')}
        </Button>
      )}
      {item.held !== null && (
        <ButtonLink size="s" to={withValue(params, 'look', item.id)} preventScrollReset>
          {t('shelve')}
        </ButtonLink>
      )}
      {item.status !== 'deleted' && (
        <Button size="s" variant="bad" onClick={() => ask({ item, step: 'delete' })}>
          {t('delete')}
        </Button>
      )}
    </>
  );
}

/** What is published has a page; what is not is looked at here. */
function Thing({ item }: { item: ShelfItem }) {
  const params = useAddress();
  const name = <LocalizedSpan text={item.name} />;
  return (
    <span className="flex items-center gap-3">
      <CardPicture picture={item.picture} sizes="4rem" className="aspect-square w-16 shrink-0" />
      {/* By its baseline the other columns stand beside the name, not below the picture. */}
      <span className="grid min-w-0 self-baseline">
        {item.status === 'deleted' ? (
          name
        ) : (
          <Link
            to={item.status === 'shelved' ? thingAddress(item.id) : withValue(params, 'look', item.id)}
            preventScrollReset={item.status !== 'shelved'}
            className="hover:underline"
          >
            {name}
          </Link>
        )}
        <span className="num text-caption font-normal text-ink-soft">{item.id}</span>
        {item.held !== null && <Held {...item.held} />}
      </span>
    </span>
  );
}

/** Since when and why it is down; a change since then is somebody's to look at. */
function Held({ since, reason, changedAt }: NonNullable<ShelfItem['held']>) {
  const t = useTranslations('desk.shelf');
  const format = useFormatter();
  const { colon } = usePunctuation();
  const date = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <span className="grid gap-1 text-caption font-normal text-ink-soft">
      <span>
        {t('held', { date: date(since) })}
        {reason !== null && (
          <>
            {colon}
            <LocalizedSpan text={reason} />
          </>
        )}
      </span>
      {changedAt !== null && (
        <span className="tag tag-warn justify-self-start">{t('changed', { date: date(changedAt) })}</span>
      )}
    </span>
  );
}

/** In any case the list is reloaded: where somebody else decided first, or changed it, it shows that. True when done. */
function useDecision(shelf: Shelf, done: () => void) {
  const t = useTranslations('desk.shelf');
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  return async (
    item: ShelfItem,
    step: 'unshelve' | 'shelve' | 'delete',
    body: { reason: Trilingual } | { version: number },
  ) => {
    const path = `/admin/${shelf}/${item.id}`;
    let decided = false;
    try {
      if (step === 'delete') await api.delete(path, body, { creates: true });
      else await api.post(`${path}/${step}`, body, { creates: true });
      decided = true;
      toast.success(t(`done.${step}`, { name: item.name.text }));
    } catch (error) {
      await showFailure(error);
    }
    done();
    await revalidate();
    return decided;
  };
}
