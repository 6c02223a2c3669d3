import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { listSessions } from '#features/people/accounts/sessions/sessions.server.ts';
import { AppError } from '#lib/errors.ts';
import { Avatar } from '#ui/avatar.tsx';
import { consoleContext } from '../console-context.server.ts';
import { auditMessages } from '../audit-messages.server.ts';
import { listAudit } from '../audit-log.server.ts';
import { AuditLines } from '../components/audit-lines.tsx';
import { PersonFacts } from '../components/person-facts.tsx';
import { PersonRoles } from '../components/person-roles.tsx';
import { PersonSessions } from '../components/person-sessions.tsx';
import { PersonStanding } from '../components/person-standing.tsx';
import { ConsolePage } from '../console-page.tsx';
import { readPerson } from '../people-list.server.ts';
import type { Route } from './+types/person.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'people.see');
  const nothing = { action: null, actor: null, from: null, until: null, after: null };
  const [person, sessions, about] = await Promise.all([
    readPerson(ctx, id).catch(absent),
    listSessions(ctx, id),
    listAudit(ctx, { ...nothing, target: id }, 10),
  ]);
  return { person, sessions, about: about.rows, own: id === ctx.session.userId, messages: auditMessages(ctx.locale) };
}

function absent(error: unknown): never {
  throw error instanceof AppError && error.key === 'not_found' ? data(null, { status: 404 }) : error;
}

export default function Person({ loaderData: { person, sessions, about, own } }: Route.ComponentProps) {
  const t = useTranslations('console.people');
  return (
    <ConsolePage
      title={person.nickname}
      crumbs={[{ to: '/admin/users', text: t('title') }]}
      note={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Avatar person={person} className="h-8 w-8 text-small" />
          <span className="break-all">{person.email}</span>
          <span>{person.id}</span>
        </span>
      }
    >
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
        <PersonFacts person={person} />
        <PersonStanding key={`${person.id} ${person.status}`} person={person} own={own} />
        <PersonRoles key={`${person.id} ${person.roles.join()}`} person={person} own={own} />
        <PersonSessions personId={person.id} sessions={sessions} />
        <section className="min-w-0 xl:col-span-2">
          <h2 className="font-semibold">{t('history')}</h2>
          <AuditLines lines={about} all={`/admin/audit?target=${person.id}`} />
        </section>
      </div>
    </ConsolePage>
  );
}
