import { useTranslations } from 'use-intl';
import { kindOf, type Viewer } from '#lib/person.ts';
import { holds } from '#lib/permissions.ts';
import { Avatar } from './avatar.tsx';

/**
 * Avatar, name, badge (admin before designer before merchant before user) and level, which an admin has none of. As high with the line of the trial as without:
 * what is below must not move when a role is granted while it is open.
 */
export function PersonCard({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('shell.user');
  const kind = holds(viewer, 'console.see') ? 'admin' : kindOf(viewer);
  return (
    <div className="flex min-h-32 items-center gap-4 p-5">
      <Avatar viewer={viewer} className="h-14 w-14 text-title" />
      <div className="min-w-0">
        <p className="display truncate py-0.5 text-title">{viewer.nickname || t('defaultName')}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-2">
          <span className={`tag ${kind === 'user' ? '' : 'tag-accent'}`}>{t(`kind.${kind}`)}</span>
          {kind !== 'admin' && <Level level={viewer.designerLevel} />}
        </p>
        {viewer.trialEndsAt !== null && kind === 'user' && (
          <p className="caption mt-1">{t('trial', { date: new Date(viewer.trialEndsAt) })}</p>
        )}
      </div>
    </div>
  );
}

const levels = ['FREE', 'PRO', 'PREMIUM', 'PREMIUM_UNLIMITED'] as const;

function Level({ level }: { level: string | null }) {
  const t = useTranslations('shell.user.level');
  const known = levels.find((name) => name === level?.toUpperCase());
  return level === null ? null : <span className="caption">{known === undefined ? level : t(known)}</span>;
}
