import { Link } from 'react-router';
import { useNow, useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { designAddress } from '../design-address.ts';
import type { DesignLine, DesignSize } from '../workspace-page.ts';

/** Plans side by side: name, template, last change. */
export function DesignList({ designs }: { designs: readonly DesignLine[] }) {
  return (
    <ul className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {designs.map((design) => (
        <li key={design.id}>
          <DesignCard design={design} />
        </li>
      ))}
    </ul>
  );
}

interface DesignCardProps {
  design: DesignLine;
  /** What was rendered of it; without one its plan. */
  picture?: string | undefined;
  /** Said instead of its version, where it is known. */
  size?: DesignSize | undefined;
}

export function DesignCard({ design, picture, size }: DesignCardProps) {
  const t = useTranslations('workspace');
  return (
    <Link to={designAddress(design.id)} className="group block">
      <span className="pic aspect-[3/2] bg-surface ring-1 ring-line ring-inset">
        <img
          src={picture ?? design.plan}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          decoding="async"
          className={picture === undefined ? 'object-contain! p-5' : undefined}
        />
      </span>
      <span className="mt-2.5 block truncate font-medium underline-offset-4 group-hover:underline">{design.name}</span>
      {design.madeFrom && (
        <span className="caption block">
          {t('made')} <LocalizedSpan text={design.madeFrom.name} /> · {design.madeFrom.author}
        </span>
      )}
      <span className="caption num flex flex-wrap justify-between gap-x-3">
        <span>
          {size ? t('size', { area: size.area / 1e6, count: size.pieces }) : t('version', { version: design.version })}
        </span>
        <Changed at={design.updatedAt} />
      </span>
    </Link>
  );
}

/** How long ago; the exact time as a tooltip. */
function Changed({ at }: { at: string }) {
  const t = useTranslations('workspace');
  const format = useFormatter();
  const now = useNow();
  const moment = new Date(at);
  return (
    <time
      dateTime={at}
      title={format.dateTime(moment, { dateStyle: 'long', timeStyle: 'short' })}
      suppressHydrationWarning
    >
      {t('changed', { time: format.relativeTime(moment, now) })}
    </time>
  );
}
