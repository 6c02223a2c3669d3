import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { UserData } from '#features/people/accounts/account.ts';
import { completenessOf } from '#features/people/accounts/profile-fields.ts';
import type { PersonKind } from '#lib/person.ts';
import { useFormatter } from '#text/use-formatter.ts';

/**
 * How complete the profile is, and what is needed before one can publish or sell; `back`: the person was redirected
 * here for it.
 */
export function Completeness({ user, kind, back }: { user: UserData; kind: PersonKind; back: boolean }) {
  const t = useTranslations('profile');
  const format = useFormatter();
  const { filled, total, missing } = completenessOf(user, kind);
  const needed = format.list(missing.map((field) => t(`field.${field}`)));
  return (
    <div className="eave mb-8 grid gap-x-gutter gap-y-4 pt-5 md:grid-cols-2">
      <div>
        <p className="num flex justify-between gap-4 text-small">
          <span>{t('profile.filled', { filled, total })}</span>
          <span className="text-ink-soft">{format.number(filled / total, { style: 'percent' })}</span>
        </p>
        <span aria-hidden className="bar mt-2">
          <i style={{ width: `${(100 * filled) / total}%` }} />
        </span>
      </div>
      {missing.length > 0 ? (
        <p className="flex gap-2 text-small text-warn">
          <CircleAlert aria-hidden size={18} />
          <span className="text-ink">{t(back ? 'profile.missingBack' : 'profile.missing', { fields: needed })}</span>
        </p>
      ) : (
        kind !== 'user' && (
          <p className="flex gap-2 text-small text-ok">
            <CircleCheck aria-hidden size={18} />
            {t('profile.complete')}
          </p>
        )
      )}
    </div>
  );
}
