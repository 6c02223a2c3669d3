import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listArticlesForEditing } from '#features/desk/cms/article-console.server.ts';
import { listBroadcasts } from '#features/desk/broadcasts/broadcasts.server.ts';
import { listFeedback } from '#features/desk/answers/answers.server.ts';
import { listReports } from '#features/desk/reports/reports.server.ts';
import { listAudit } from '#features/people/console/audit-log.server.ts';
import type { ConsoleList } from '#features/people/console/console-list.ts';
import { listPeople } from '#features/people/console/people-list.server.ts';
import { listDue, listMade } from '#features/trade/ledger/payouts.server.ts';
import { listAdminOrders } from '#features/trade/orders/admin-orders.server.ts';
import { listDueRefunds } from '#features/trade/payments/admin-refunds.server.ts';
import { listRemittances } from '#features/trade/payments/remittances.server.ts';
import { listPlanPeople } from '#features/trade/plan-purchases/admin-plans.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { demoApp } from '../../tests/support/demo-app.ts';
import type { TestApp } from '../../tests/support/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await demoApp({ HIEN_DEMO: '1' });
});
afterAll(() => world.close());

type Read = (sort: string | null, after: string | null) => Promise<ConsoleList<object>>;
const everyone = { words: '', role: null, status: null };
const anything = { action: null, actor: null, target: null, from: null, until: null };
const plans = { state: 'running', level: null } as const;

/** Every list of the console with the columns its table offers. */
const lists: Record<string, { columns: readonly string[]; read: Read }> = {
  orders: {
    columns: ['number', 'buyer', 'merchant', 'total', 'state', 'placed'],
    read: (sort, after) =>
      listAdminOrders({ ...world.services, locale: 'en' }, { state: 'ALL', words: '' }, after, sort),
  },
  remittances: {
    columns: ['reference', 'payer', 'kind', 'amount', 'flags', 'submitted', 'status'],
    read: async (sort, after) =>
      (await listRemittances(world.services, { state: 'ALL', kind: null, words: '' }, after, sort)).list,
  },
  refunds: {
    columns: ['number', 'payer', 'merchant', 'amount', 'why', 'account', 'since'],
    read: async (sort, after) => (await listDueRefunds(world.services, after, sort)).list,
  },
  'payouts due': {
    columns: ['name', 'owed', 'safe', 'bank', 'last'],
    read: (sort, after) => listDue(world.services, after, { sort }),
  },
  'payouts made': {
    columns: ['name', 'amount', 'at', 'by', 'to', 'memo'],
    read: (sort, after) => listMade(world.services, after, { sort }),
  },
  plans: {
    columns: ['person', 'email', 'level', 'ends'],
    read: (sort, after) => listPlanPeople(world.services as unknown as RequestContext, plans, '', after, sort),
  },
  people: {
    columns: ['name', 'email', 'mobile', 'roles', 'state', 'created'],
    read: (sort, after) => listPeople(world.services, { ...everyone, down: sort !== 'created', sort, after }),
  },
  audit: {
    columns: ['action', 'at', 'actor', 'target', 'seal'],
    read: (sort, after) => listAudit(world.services, { ...anything, sort, after }),
  },
  feedback: {
    columns: ['message', 'from', 'lang', 'created'],
    read: (sort, after) => listFeedback(world.db, 'open', after, sort),
  },
  broadcasts: {
    columns: ['subject', 'audience', 'told', 'state', 'sender', 'created'],
    read: (sort, after) => listBroadcasts(world.db, after, sort),
  },
  articles: {
    columns: ['title', 'state', 'topic', 'changed', 'languages'],
    read: (sort, after) => listArticlesForEditing(world.db, { status: null, words: '', after, sort }),
  },
  reports: {
    columns: ['thing', 'owner', 'why', 'count', 'first'],
    read: (sort, after) => listReports(world.services, 'open', after, sort),
  },
};

/** Columns of moments that a row may lack, and where its row has them. */
const momentsOf: Record<string, Record<string, string>> = {
  remittances: { submitted: 'submittedAt' },
  'payouts due': { last: 'lastPaidAt' },
};

describe('M1: every list of the console sorts by every column its table offers', () => {
  test.each(Object.entries(lists).flatMap(([name, { columns }]) => columns.map((column) => [name, column] as const)))(
    '%s by %s: all its rows, and turned round the other way',
    async (name, column) => {
      const { read } = lists[name]!;
      const whole = async (sort: string | null) => {
        const rows: string[] = [];
        for (let after: string | null = null; ;) {
          const page: ConsoleList<object> = await read(sort, after);
          rows.push(...page.rows.map((row) => JSON.stringify(row)));
          if (page.next === null) return rows;
          after = page.next;
        }
      };
      const up = await whole(column);
      const down = await whole(`-${column}`);
      expect(up.toSorted()).toEqual((await whole(null)).toSorted());
      const moment = momentsOf[name]?.[column];
      const dated = (rows: string[]) =>
        rows.filter((row) => moment === undefined || (JSON.parse(row) as Record<string, unknown>)[moment] !== null);
      expect(dated(down)).toEqual(dated(up).toReversed());
      for (const rows of [up, down]) expect(rows.slice(0, dated(rows).length), 'undated last').toEqual(dated(rows));
    },
  );

  test('there is something to sort', async () => {
    expect((await lists.people!.read(null, null)).rows.length).toBeGreaterThan(10);
    expect((await lists.articles!.read(null, null)).rows.length).toBeGreaterThan(10);
  });
});
