import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { IntlProvider, type Messages } from 'use-intl';
import { expect, test } from 'vitest';
import Message from '#features/desk/answers/pages/message.tsx';
import { ReportsView } from '#features/desk/reports/components/reports-view.tsx';
import { PersonRoles } from '#features/people/console/components/person-roles.tsx';
import { PersonSessions } from '#features/people/console/components/person-sessions.tsx';
import { PersonStanding } from '#features/people/console/components/person-standing.tsx';
import type { PersonDetail } from '#features/people/console/person.ts';
import { DecisionBar } from '#features/trade/applications/components/decision-bar.tsx';
import AdminPlan from '#features/trade/plan-purchases/pages/admin-plan.tsx';
import { formatLocale, timeZone } from '#lib/locale.ts';
import type { RoleName } from '#lib/permissions.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';

const at = '2026-11-15T03:00:00.000Z';
const person: PersonDetail = {
  id: 'u_1',
  nickname: 'Lan',
  email: 'lan@mail.example',
  mobile: null,
  avatar: null,
  city: null,
  roles: ['ROLE_USER'],
  designerLevel: null,
  status: 'active',
  createdAt: at,
  locale: 'vi',
  companyName: null,
  trialEndsAt: null,
  suspendedAt: null,
  suspendedReason: {},
  demo: false,
  secondFactor: false,
  counts: { works: 0, products: 0, designs: 0 },
  designerId: null,
  merchantId: null,
};
const session = { device: 'Firefox', address: '10.0.0.1', createdAt: at, lastSeenAt: at, current: false };
const reported = {
  id: 'r_1',
  kind: 'work' as const,
  thing: 'w_1',
  said: 'Nhà ống',
  link: null,
  owner: { id: 'u_2', name: 'Minh', lang: 'vi' as const },
  files: [],
  count: 1,
  version: 'none',
  reasons: [],
  notes: [],
  firstAt: at,
  state: 'open' as const,
  decidedBy: null,
};
const feedback = {
  id: 'f_1',
  message: 'Xin chào',
  lang: 'vi' as const,
  person: null,
  contact: 'a@mail.example',
  page: '/help',
  status: 'open' as const,
  reach: 'mail' as const,
  answer: null,
  answeredBy: null,
  answeredAt: null,
  createdAt: at,
};
const application = {
  id: 'e_1',
  state: 'AUDITING',
  plan: null,
  attempt: 1,
  applicant: { id: 'u_3' },
  remittance: null,
  flags: [],
  pending: null,
  createdAt: at,
};
const personPlan = {
  person: { id: 'u_1', nickname: 'Lan', email: 'lan@mail.example' },
  plan: { level: 'free', runs: true, endsAt: null, next: null, quotas: [] },
  ledger: { lines: [], next: null },
  terms: [],
};

const console = translator('en', 'console');
/** Pages of the router get more than they read here. */
const pageOf = (Page: unknown, loaderData: object) => {
  const Shown = Page as ComponentType<{ loaderData: object }>;
  return <Shown loaderData={loaderData} />;
};

test.each<[name: string, shown: ReactNode, buttons: string[]]>([
  ['suspending someone', <PersonStanding key="a" person={person} own={false} />, [console('people.suspend.button')]],
  ['changing roles', <PersonRoles key="b" person={person} own={false} />, [console('people.saveRoles')]],
  [
    'ending sessions',
    <PersonSessions
      key="c"
      personId="u_1"
      sessions={[
        { ...session, id: 's_1' },
        { ...session, id: 's_2' },
      ]}
    />,
    [console('people.sessions.end'), console('people.sessions.endAll')],
  ],
  [
    'deciding about what was reported',
    <ReportsView key="d" list={{ rows: [reported], next: null }} />,
    [translator('en', 'reportdesk')('do.dismiss'), translator('en', 'reportdesk')('do.unshelve')],
  ],
  [
    'deciding about an application',
    <DecisionBar key="e" application={application as never} templates={[]} />,
    [translator('en', 'applications')('decide.reject')],
  ],
  ['answering feedback', pageOf(Message, { item: feedback }), [translator('en', 'desk')('feedback.send')]],
  ['granting a plan', pageOf(AdminPlan, personPlan), [translator('en', 'grants')('give.next')]],
])('M1 buttons for %s are there for who may, and for nobody else', (_, shown, buttons) => {
  const forAdmin = textOf(shown, ['ROLE_USER', 'ROLE_ADMIN']);
  const forOther = textOf(shown, ['ROLE_USER']);
  for (const button of buttons) {
    expect(forAdmin).toContain(`>${button}</button>`);
    expect(forOther).not.toContain(`>${button}</button>`);
  }
});

/** As the server sends it to someone with these roles. */
function textOf(shown: ReactNode, roles: RoleName[]): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => shown }]);
  const features = ['console', 'desk', 'reportdesk', 'reports', 'applications', 'plans', 'grants', 'errors'] as const;
  return renderToStaticMarkup(
    <IntlProvider
      locale={formatLocale('en')}
      timeZone={timeZone}
      messages={messagesFor('en', features) as unknown as Messages}
    >
      <ToastProvider>
        <Page hydrationData={{ loaderData: { root: { locale: 'en', viewer: { id: 'u_me', roles } } } }} />
      </ToastProvider>
    </IntlProvider>,
  );
}
