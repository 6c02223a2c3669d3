import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { localeNames } from '#lib/locale.ts';
import { dashboardSection } from '#lib/person.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { usePrice } from '#ui/price.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { usePunctuation } from '#text/punctuation.ts';
import { narrowedOf } from '../list/asked-of.ts';
import type { OwnProduct, OwnProductItem, OwnProductPage } from '../product-form.ts';
import type { OwnProductsQuery, OwnStep } from '../shelf.ts';
import { useOwnSteps } from '../use-own-steps.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { OwnHead } from './own-head.tsx';
import { OwnMenu } from './own-menu.tsx';
import { OwnMore } from './own-more.tsx';
import { ProductFinder } from './product-finder.tsx';
import { StateTag } from './state-tag.tsx';
import { StockEditor } from './stock-editor.tsx';

const tab = { kind: 'merchant', tab: 'products' } as const;
const path = '/merchant/products';

/** A merchant's products with state, price and stock. */
export function ProductsList({ page, query, title }: { page: OwnProductPage; query: OwnProductsQuery; title: string }) {
  const t = useTranslations('publishing.products');
  const { busy, take } = useOwnSteps(path);
  const copy = useCopy();
  const list = { ...tab, status: query.status, kept: narrowedOf(query) };
  const [asked, setAsked] = useState<OwnProductItem | null>(null);
  const step = (item: OwnProductItem, name: OwnStep) => (name === 'delete' ? setAsked(item) : void take(item.id, name));
  return (
    <>
      <OwnHead {...list} path={path} title={title} add={t('add')} counts={page.counts} />
      {(page.total > 0 || query.w !== '') && <ProductFinder key={query.w} query={query} />}
      {page.content.length === 0 ? (
        <NoProduct searched={query.w !== ''} />
      ) : (
        <ul className="grid">
          {page.content.map((item) => (
            <li key={item.id} className="border-b border-line py-3 first:pt-0">
              <ProductRow
                item={item}
                busy={busy === item.id}
                onStep={(name) => step(item, name)}
                onCopy={() => copy(item.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <OwnMore {...list} {...page} />
      <DeleteDialog
        name={asked?.name.text ?? null}
        text={t('deleteText')}
        busy={busy !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void take(asked.id, 'delete').then(() => setAsked(null))}
      />
    </>
  );
}

function NoProduct({ searched }: { searched: boolean }) {
  const t = useTranslations('publishing.products');
  return searched ? (
    <EmptyState plain title={t('none')} text={t('noneText')}>
      <ButtonLink to={dashboardSection('merchant', 'products')}>{t('all')}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState plain title={t('empty')} text={t('emptyText')}>
      <ButtonLink to={dashboardSection('merchant', 'products', { new: '' })}>{t('add')}</ButtonLink>
    </EmptyState>
  );
}

/** The copy's form opens: it is made to be changed. */
function useCopy(): (id: string) => void {
  const t = useTranslations('publishing.products');
  const toast = useToast();
  const navigate = useNavigate();
  const { attempt } = useAttempt();
  return (id) =>
    void attempt(async () => {
      const made = await api.post<OwnProduct>(`/merchant/products/${id}/copy`, undefined, { creates: true });
      await navigate(dashboardSection('merchant', 'products', { edit: made.id }));
      toast.success(t('copied'));
    });
}

interface ProductRowProps {
  item: OwnProductItem;
  busy: boolean;
  onStep(step: OwnStep): void;
  onCopy(): void;
}

function ProductRow({ item, busy, onStep, onCopy }: ProductRowProps) {
  const t = useTranslations('publishing.products');
  const { list } = usePunctuation();
  const price = usePrice();
  const [counting, setCounting] = useState(false);
  const edit = dashboardSection('merchant', 'products', { edit: item.id });
  return (
    <article
      aria-busy={busy || undefined}
      className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-4 sm:grid-cols-[4rem_minmax(0,1fr)_auto]"
    >
      <Link to={edit} className="group block" tabIndex={-1} aria-hidden>
        {item.picture === null && item.thumbnail !== null ? (
          <span className="pic studio aspect-[4/5]">
            <img src={item.thumbnail} alt="" width={480} height={600} loading="lazy" decoding="async" />
          </span>
        ) : (
          <CardPicture picture={item.picture} sizes="4rem" className="aspect-[4/5]" studio />
        )}
      </Link>
      <div className="grid min-w-0 gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h2 className="font-medium">
            <Link to={edit} className="underline-offset-4 hover:underline">
              <LocalizedSpan text={item.name} />
            </Link>
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-2">
            <StateTag of="product" status={item.status} held={item.held} />
            {item.madeToSize && <span className="tag">{t('made')}</span>}
          </p>
          {item.held && <p className="mt-1.5 text-caption text-bad">{t('heldText')}</p>}
          {item.missing.length > 0 && (
            <p className="caption mt-1.5">
              {t('missing', { languages: item.missing.map((locale) => localeNames[locale]).join(list) })}
            </p>
          )}
        </div>
        <div className="num sm:text-right sm:whitespace-nowrap">
          <p>{price(item.price.min, item.price.max)}</p>
          {item.stock !== null && (
            <p className={`caption ${item.stock === 0 ? 'text-bad!' : ''}`}>
              {item.stock === 0 ? t('soldOut') : t('stock', { count: item.stock, variants: item.variants })}
            </p>
          )}
          {item.stock !== 0 && item.soldOut > 0 && (
            <p className="text-caption text-warn">{t('someOut', { count: item.soldOut })}</p>
          )}
          {item.variants > 0 && !counting && (
            <button
              type="button"
              className="link min-h-11 text-caption lg:min-h-6"
              aria-label={t('changeOf', { name: item.name.text })}
              onClick={() => setCounting(true)}
            >
              {t('change')}
            </button>
          )}
        </div>
      </div>
      <OwnMenu
        id={item.id}
        name={item.name.text}
        status={item.status}
        held={item.held}
        edit={edit}
        onStep={onStep}
        onCopy={onCopy}
      />
      {counting && (
        <div className="col-span-3 -mt-2">
          <StockEditor id={item.id} onClose={() => setCounting(false)} />
        </div>
      )}
    </article>
  );
}
