import { Download } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStreamEvents } from '#features/people/notifications/notice-provider.tsx';
import { designAddress } from '#features/studio/designs/design-address.ts';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { usePunctuation } from '#text/punctuation.ts';
import type { RenderData } from './render.ts';
import type { RendersData } from './renders-section.server.ts';
import { liveStates } from './render-states.ts';

/** All pictures of a person, under the design they show. */
export function RendersSection({ data: { designs }, title }: { data: RendersData; title: string }) {
  const t = useTranslations('render');
  const { revalidate, state } = useRevalidator();
  useStreamEvents((news, { talk, render }) => {
    const live = designs.some(({ renders }) => renders.some(({ state }) => liveStates.includes(state)));
    // While the stream is cut, what is polled may be a picture.
    const maybe = live && talk === undefined && (news === 'NONE' || news === 'CONNECTED');
    if ((render !== undefined || maybe) && state === 'idle') void revalidate();
  });
  return (
    <>
      <DashboardHead title={title} />
      {designs.length === 0 && <EmptyState title={t('homeEmpty')} text={t('homeEmptyText')} />}
      {designs.map(({ id, name, renders }) => (
        <section key={id} className="eave mb-10 pt-6">
          <h2 className="mb-4 text-lead">
            <Link className="link" to={`${designAddress(id)}?panel=render`}>
              {name || t('untitled')}
            </Link>
          </h2>
          <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
            {renders.map((render) => (
              <Picture key={render.id} render={render} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Picture({ render }: { render: RenderData }) {
  const t = useTranslations('render');
  const { comma, colon } = usePunctuation();
  const { name, kind, size, state, preview, result, done, of } = render;
  const share = of === 0 ? 0 : Math.round((done / of) * 100);
  const title = `${t(`kinds.${kind}`)}${kind === 'preview' || kind === 'live' ? '' : ` ${size.toUpperCase()}`}${name && `${comma}${name}`}`;
  function said(): string {
    if (state === 'failed') return t('failedJob');
    return liveStates.includes(state) ? t('progress', { share }) : '';
  }
  return (
    <li className="min-w-0">
      <span className="block aspect-[3/2] overflow-hidden rounded-sm bg-sunken">
        {preview && <img src={preview} alt={title} loading="lazy" className="size-full object-cover" />}
      </span>
      <span className="mt-1 flex items-start gap-2 text-small">
        <span className="min-w-0 flex-1">
          <span className="block truncate">{title}</span>
          <span className="block text-ink-soft">{said()}</span>
        </span>
        {result && (
          <a
            href={result}
            download
            aria-label={`${t('download')}${colon}${title}`}
            className="grid size-11 place-items-center"
          >
            <Download aria-hidden size={18} />
          </a>
        )}
      </span>
    </li>
  );
}
