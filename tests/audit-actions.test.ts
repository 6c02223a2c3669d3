import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orderSteps } from '#features/orders/order-states.ts';
import { locales } from '#lib/locale.ts';
import { messagesFor } from '#text/messages.server.ts';

/** What is written with a name in it, and which names there are. */
const written: Record<string, readonly string[]> = {
  '${kind.name}': ['article', 'banner', 'faq', 'partner'], '${step}': Object.keys(orderSteps), '${decision.decision}': ['paid', 'rejected'], '${status}': ['answered', 'closed'],
};

/** Names in templates that are looked up where they are made. */
const others: Record<string, readonly string[]> = { 'application.${step}': ['application.passed', 'application.rejected'] };

test('M1: every action the record can hold has words in three languages', () => {
  const sources = globSync('src/**/*.ts', { exclude: (path) => path.includes('.test.') });
  const literal = sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\baudit\([^;]*?action: (?:'([a-z_]+\.[a-z_]+)'|`([^`]+)`)/gs)].map(([, plain, template]) => plain ?? template!));
  const actions = new Set(literal.flatMap((name) => others[name] ?? (name.includes('${') ? namesOf(name) : [name])));
  expect(actions.size).toBeGreaterThan(40);
  for (const locale of locales) {
    const words = messagesFor(locale, ['console']).console.audit.actions as Record<string, Record<string, string>>;
    expect([...actions].filter((action) => { const [thing = '', deed = ''] = action.split('.'); return words[thing]?.[deed] === undefined; }), locale).toEqual([]);
  }
});

/** A template nobody has described here names no action that could be checked. */
function namesOf(template: string): string[] {
  const hole = /\$\{[^}]+\}/.exec(template)![0];
  return (written[hole] ?? []).map((name) => template.replace(hole, name));
}
