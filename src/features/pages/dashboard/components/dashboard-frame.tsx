import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeAvatar } from '#features/people/accounts/change-avatar.tsx';
import type { PersonKind } from '#lib/person.ts';
import { Avatar } from '#ui/avatar.tsx';
import type { DashboardFrameData } from '../dashboard.server.ts';
import type { SectionKey } from '../dashboard-sections.ts';
import { DashboardNav } from './dashboard-nav.tsx';
import { PlanBox } from './plan-box.tsx';

interface DashboardFrameProps {
  home: DashboardFrameData;
  kind: PersonKind;
  open: SectionKey;
  children: ReactNode;
}

/** Person and navigation at the left, the open section beside it; on a phone one above the other. */
export function DashboardFrame({ home, kind, open, children }: DashboardFrameProps) {
  return (
    <div className="page bays gap-y-6 pt-8 lg:pt-12">
      <aside className="col-span-4 min-w-0 md:col-span-3 md:pr-4">
        <Portrait home={home} kind={kind} />
        <DashboardNav home={home} kind={kind} open={open} />
        {open !== 'plan' && <PlanBox plan={home.plan} />}
      </aside>
      <div className="col-span-4 min-w-0 md:col-span-9">{children}</div>
    </div>
  );
}

function Portrait({ home, kind }: { home: DashboardFrameData; kind: PersonKind }) {
  const s = useTranslations('shell.user');
  return (
    <div className="flex items-center gap-4">
      <ChangeAvatar hasAvatar={home.avatar !== null}>
        <Avatar person={home} className="h-16 w-16 text-title" />
      </ChangeAvatar>
      <div className="min-w-0">
        <p className="display text-title break-words">{home.nickname}</p>
        <p className="flex flex-wrap items-center gap-2">
          <span className={`tag ${kind === 'user' ? '' : 'tag-accent'}`}>{s(`kind.${kind}`)}</span>
          {home.level !== null && <Level level={home.level} />}
        </p>
      </div>
    </div>
  );
}

const levels = ['FREE', 'PRO', 'PREMIUM', 'PREMIUM_UNLIMITED'] as const;

function Level({ level }: { level: string }) {
  const s = useTranslations('shell.user.level');
  const known = levels.find((each) => each === level.toUpperCase());
  return known === undefined ? null : <span className="caption">{s(known)}</span>;
}
