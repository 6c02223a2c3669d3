import { requestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import type { Route } from './+types/legal.ts';
import { pageAt } from '../addresses.ts';
import { LegalSections } from '../components/legal-sections.tsx';
import { legalText } from '../legal/legal-texts.server.ts';

const names = { disclaimer: 'disclaimer', privacyPolicy: 'privacy', termsOfUse: 'terms' } as const;

export function loader({ url, context }: Route.LoaderArgs) {
  const { locale, settings: { company } } = context.get(requestContext);
  const t = translator(locale, 'pages');
  const key = pageAt(url.pathname) as keyof typeof names;
  const text = legalText(names[key], locale, { company: company.name, address: company.address, email: company.email });
  return { text, contents: t('legal.contents'), effective: t('legal.effective', { date: new Date(text.effective) }) };
}

/** Contents beside the text, both hanging from one eave. */
export default function LegalPage({ loaderData: { text, contents, effective } }: Route.ComponentProps) {
  return (
    <article className="page pt-10 lg:pt-16">
      <h1 className="display text-h1">{text.title}</h1>
      <p className="mt-5 max-w-read text-lead text-ink-soft">{text.lead}</p>
      <p className="caption mt-4">{effective}</p>
      <div className="eave bays mt-12 gap-y-10">
        <nav aria-label={contents} className="col-span-4 self-start pt-3 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
          <p className="text-small font-semibold">{contents}</p>
          <ol className="mt-2 text-small text-ink-soft">
            {text.sections.map(({ id, heading }, index) => (
              <li key={id}><a href={`#${id}`} className="flex min-h-11 items-center gap-3 py-1 hover:text-ink lg:min-h-9"><span className="num w-5 shrink-0">{index + 1}</span>{heading}</a></li>
            ))}
          </ol>
        </nav>
        <LegalSections sections={text.sections} />
      </div>
    </article>
  );
}
