import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SettingKey } from '#platform/stored-settings.ts';
import { useFormatter } from '#text/use-formatter.ts';

interface SettingSectionProps {
  name: SettingKey | 'bank';
  /** The id of its heading. */
  heading: string;
  changedAt: string | null;
  children: ReactNode;
}

/** One part of the settings: what it is and when it was changed, beside its fields. */
export function SettingSection({ name, heading, changedAt, children }: SettingSectionProps) {
  const t = useTranslations('desk.settings');
  const format = useFormatter();
  return (
    <section
      id={name}
      aria-labelledby={heading}
      className="grid scroll-mt-6 gap-4 border-t border-line pt-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8"
    >
      <div>
        <h2 id={heading} className="display text-title">
          {t(`keys.${name}`)}
        </h2>
        <p className="mt-1 text-small text-ink-soft">{t(`about.${name}`)}</p>
        <p className="num caption mt-2">
          {changedAt === null
            ? t('never')
            : t('changed', {
                date: format.dateTime(new Date(changedAt), { dateStyle: 'medium', timeStyle: 'short' }),
              })}
        </p>
      </div>
      {children}
    </section>
  );
}
