import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMay } from '#features/people/accounts/use-viewer.ts';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { AppError } from '#lib/errors.ts';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { Route } from './+types/admin-plan.ts';
import type { PlanTermLine } from '../admin-plan.ts';
import { readPersonPlan } from '../admin-plans.server.ts';
import { GrantPlan, GrantQuota } from '../components/grant-forms.tsx';
import { PlanAndQuota } from '../plan-and-quota.tsx';

/** `/admin/plans/u_…`: what someone has and used, and the forms for grants. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'plans.see');
  const found = await readPersonPlan(ctx, params.id).catch((error: unknown) => {
    if (error instanceof AppError && error.key === 'not_found') throw data(null, { status: 404 });
    throw error;
  });
  return { ...found, messages: messagesFor(ctx.locale, ['grants', 'plans', 'errors']) };
}

export default function AdminPlan({ loaderData: { person, version, plan, ledger, terms } }: Route.ComponentProps) {
  const t = useTranslations('grants');
  const mayChange = useMay('plans.change');
  const { own } = useOwnMatter([person.id]);
  return (
    <ConsolePage title={person.nickname} crumbs={[{ to: '/admin/plans', text: t('title') }]} note={person.email}>
      <PlanAndQuota plan={plan} ledger={ledger} ledgerCall={`/admin/people/${person.id}/quota-ledger`} />
      <Terms terms={terms} />
      {mayChange && own && <OwnMatterNote className="mt-12 border-t border-line pt-8" />}
      {mayChange && !own && (
        <div className="mt-12 grid gap-x-12 gap-y-10 border-t border-line pt-8 lg:grid-cols-2">
          <GrantPlan person={person} version={version} />
          <GrantQuota person={person} version={version} />
        </div>
      )}
    </ConsolePage>
  );
}

function Terms({ terms }: { terms: PlanTermLine[] }) {
  const t = useTranslations('grants.terms');
  const p = useTranslations('plans');
  const format = useFormatter();
  const price = usePrice();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <section className="mt-12">
      <h2 className="font-medium">{t('title')}</h2>
      {terms.length === 0 && <p className="mt-2 text-small text-ink-soft">{t('none')}</p>}
      {terms.length > 0 && (
        <div className="overflow-x-auto">
          <table className="num mt-3 w-full border-collapse text-small sm:whitespace-nowrap">
            <thead>
              <tr className="border-b border-ink text-left">
                {(['level', 'from', 'to', 'value', 'why'] as const).map((key) => (
                  <th
                    key={key}
                    scope="col"
                    className={`py-2 pr-2 sm:pr-4 font-medium ${key === 'value' ? 'text-right' : ''}`}
                  >
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {terms.map((term) => (
                <tr key={term.id} className="border-b border-line">
                  <th scope="row" className="py-2 pr-2 sm:pr-4 text-left font-normal">
                    {p(`level.${term.level}.name`)}
                  </th>
                  <td className="py-2 pr-2 sm:pr-4">{day(term.startsAt)}</td>
                  <td className="py-2 pr-2 sm:pr-4">{day(term.endsAt)}</td>
                  <td className="py-2 pr-2 sm:pr-4 text-right">{term.value === 0 ? '–' : price(term.value)}</td>
                  <td className="py-2">
                    {term.bill === null ? (
                      t(term.why)
                    ) : (
                      <Link to={`/admin/remittances/${term.bill}`} className="link">
                        {t(term.why)}
                      </Link>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
