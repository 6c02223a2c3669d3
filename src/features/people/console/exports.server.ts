import type { Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import type { AuditLine } from './audit-log.ts';
import type { CsvColumn } from './csv.server.ts';
import type { PersonLine } from './person.ts';

export function peopleColumns(locale: Locale): CsvColumn<PersonLine>[] {
  const t = translator(locale, 'console');
  return [
    { title: 'id', value: ({ id }) => id },
    { title: t('people.columns.name'), value: ({ nickname }) => nickname },
    { title: t('people.columns.email'), value: ({ email }) => email },
    { title: t('people.columns.mobile'), value: ({ mobile }) => mobile },
    { title: t('people.columns.city'), value: ({ city }) => city },
    { title: t('people.columns.roles'), value: ({ roles }) => roles.join(' ') },
    { title: t('people.columns.state'), value: ({ status }) => status },
    { title: t('people.columns.since'), value: ({ createdAt }) => new Date(createdAt) },
  ];
}

export function auditColumns(locale: Locale): CsvColumn<AuditLine>[] {
  const t = translator(locale, 'console');
  return [
    { title: 'id', value: ({ id }) => id },
    { title: t('audit.columns.at'), value: ({ at }) => new Date(at) },
    { title: t('audit.columns.actor'), value: ({ actor }) => actor?.name ?? actor?.id },
    { title: t('audit.columns.action'), value: ({ action }) => action },
    { title: t('audit.columns.target'), value: ({ target }) => target },
    { title: t('audit.before'), value: ({ before }) => (before === null ? null : JSON.stringify(before)) },
    { title: t('audit.after'), value: ({ after }) => (after === null ? null : JSON.stringify(after)) },
    { title: t('audit.columns.address'), value: ({ address }) => address },
    { title: t('audit.columns.request'), value: ({ requestId }) => requestId },
    { title: t('audit.columns.seal'), value: ({ seal }) => seal },
  ];
}
