import { ChevronDown, Menu } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { dashboardPaths, dashboardSection, type PersonKind } from '#lib/person.ts';
import { useCloseRequest } from '#ui/overlays/use-close-request.ts';
import type { DashboardFrameData } from '../dashboard.server.ts';
import type { SectionCount } from '../dashboard-section.ts';
import { sectionsOf, type SectionKey } from '../dashboard-sections.ts';
import { prepareSection } from '../section-view.tsx';

interface DashboardNavProps {
  home: DashboardFrameData;
  kind: PersonKind;
  open: SectionKey;
}

/** A column beside the section; on a phone a menu that names the open one, and closes when another is opened. */
export function DashboardNav({ home, kind, open }: DashboardNavProps) {
  const t = useTranslations('homes');
  const [openAt, setOpenAt] = useState<string | null>(null);
  const list = useId();
  const { key: place } = useLocation();
  const unfolded = openAt === place;
  useCloseRequest(unfolded, () => setOpenAt(null));
  const shown = sectionsOf(kind).filter(({ key }) => home.sections.includes(key));
  const waiting = shown.reduce((sum, { key }) => sum + (key === open ? 0 : (home.counts[key]?.waiting ?? 0)), 0);
  return (
    <nav aria-label={t('nav')} className="mt-6 text-[15px]">
      <button
        type="button"
        className="btn btn-line w-full justify-start md:hidden"
        aria-expanded={unfolded}
        aria-controls={list}
        onClick={() => setOpenAt(unfolded ? null : place)}
      >
        <Menu aria-hidden size={18} />
        {t(`section.${open}`)}
        <Count count={waiting > 0 ? { waiting } : undefined} />
        <ChevronDown
          aria-hidden
          size={18}
          className={`transition-transform ${waiting > 0 ? '' : 'ml-auto'} ${unfolded ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={list}
        className={`grid gap-1 max-md:mt-2 max-md:border-y max-md:border-line max-md:py-2 md:border-t md:border-line md:pt-3 ${unfolded ? '' : 'max-md:hidden'}`}
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
      </div>
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
