import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { dashboardPaths, dashboardSection, type PersonKind } from '#lib/person.ts';
import type { DashboardFrameData } from '../dashboard.server.ts';
import type { SectionCount } from '../dashboard-section.ts';
import { sectionsOf, type SectionKey } from '../dashboard-sections.ts';
import { prepareSection } from '../section-view.tsx';

interface DashboardNavProps {
  home: DashboardFrameData;
  kind: PersonKind;
  open: SectionKey;
}

/** A column beside the section; on a phone a row that scrolls, the open one in view. */
export function DashboardNav({ home, kind, open }: DashboardNavProps) {
  const t = useTranslations('homes');
  const row = useRef<HTMLElement>(null);
  useEffect(() => showOpen(row.current, open), [open]);
  const shown = sectionsOf(kind).filter(({ key }) => home.sections.includes(key));
  return (
    <nav
      ref={row}
      aria-label={t('nav')}
      className="relative mt-6 flex gap-1 text-[15px] max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 md:grid md:border-t md:border-line md:pt-3"
    >
      {shown.map(({ key, icon: Icon }, at) => (
        <Link
          key={key}
          data-section={key}
          to={at === 0 ? dashboardPaths[kind] : dashboardSection(kind, key)}
          aria-current={key === open ? 'page' : undefined}
          prefetch="intent"
          onPointerEnter={() => prepareSection(key)}
          onFocus={() => prepareSection(key)}
          className="flex min-h-11 items-center gap-3 rounded-s px-3 whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:bg-sunken aria-[current]:font-medium aria-[current]:text-ink"
        >
          <Icon aria-hidden size={18} />
          {t(`section.${key}`)}
          <Count count={home.counts[key]} />
        </Link>
      ))}
      {home.sides
        .filter((side) => side !== kind)
        .map((side) => (
          <Link
            key={side}
            to={dashboardPaths[side]}
            className="link flex min-h-11 items-center px-3 text-small whitespace-nowrap text-ink-soft"
          >
            {t(`side.${side}`)}
          </Link>
        ))}
    </nav>
  );
}

/** To-dos are highlighted, plain counts are numbers. */
function Count({ count }: { count: SectionCount | undefined }) {
  const t = useTranslations('homes');
  if (count?.waiting)
    return (
      <span className="badge num ml-auto">
        <span aria-hidden>{count.waiting}</span>
        <span className="sr-only">{t('waits', { count: count.waiting })}</span>
      </span>
    );
  return count?.all ? <span className="num ml-auto text-caption">{count.all}</span> : null;
}

/** Only the row scrolls, never the page. */
function showOpen(row: HTMLElement | null, open: SectionKey): void {
  const link = row?.querySelector<HTMLElement>(`[data-section="${open}"]`);
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
