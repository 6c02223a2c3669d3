import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designOrderStepNames } from '#features/trade/design-orders/design-order-states.ts';
import { orderSteps } from '#features/trade/orders/order-states.ts';
import { returnSteps } from '#features/trade/orders/returns/return-states.ts';
import { locales } from '#lib/locale.ts';
import { messagesFor } from '#text/messages.server.ts';

/** What is written with a name in it, and which names there are. */
const siteTextKinds = ['article', 'banner', 'faq', 'partner'];
const shelfSteps = ['shelved', 'unshelved', 'deleted'];
const written: Record<string, readonly string[]> = {
  '${kind.name}.changed': siteTextKinds,
  '${kind.name}.created': siteTextKinds,
  '${kind.name}.deleted': siteTextKinds,
  '${name}.${to}': ['work', 'product'].flatMap((name) => shelfSteps.map((to) => `${name}.${to}`)),
  'application.${event}': ['reopened', 'withdrawn', 'declined', 'ended'],
  'application.${step}': ['passed', 'rejected'],
  'design_order.${step}': ['ask', ...designOrderStepNames],
  'feedback.${status}': ['answered', 'closed'],
  'order.${step}': Object.keys(orderSteps),
  'report.${state}': ['dismissed', 'upheld'],
  'return.${name}': Object.keys(returnSteps),
  'user.${whatOf(name)}': ['email', 'mobile'],
};

test('M1: every action the record can hold has words in three languages', () => {
  const sources = globSync('src/**/*.ts', { exclude: (path) => path.includes('.test.') });
  const found = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\baction: (?:'([a-z_]+\.[a-z_]+)'|`([^`]+)`)/g)].map(
      ([, plain, template]) => plain ?? template!,
    ),
  );
  const templates = found.filter((name) => name.includes('${'));
  expect(
    templates.filter((name) => written[name] === undefined),
    'say here which names it can hold',
  ).toEqual([]);
  const actions = new Set(
    found.flatMap((name) => written[name]?.map((each) => name.replace(/\$\{.+\}/, each)) ?? [name]),
  );
  expect(actions.size).toBeGreaterThan(60);
  for (const locale of locales) {
    const words = messagesFor(locale, ['console']).console.audit.actions as Record<string, Record<string, string>>;
    expect(
      [...actions].filter((action) => {
        const [thing = '', deed = ''] = action.split('.');
        return words[thing]?.[deed] === undefined;
      }),
      locale,
    ).toEqual([]);
  }
});
