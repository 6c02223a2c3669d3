import { requestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import type { Route } from './+types/legal.ts';
import { pageAt } from '../addresses.ts';
import { LegalSections } from '../components/legal-sections.tsx';
import { pageText, type TextPage } from '../page-texts.server.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const t = translator(ctx.locale, 'pages');
  const text = await pageText(ctx, pageAt(url.pathname) as TextPage);
  const day = new Date(text.effective);
  return {
    text,
    lang: text.lang === ctx.locale ? undefined : text.lang,
    contents: t('legal.contents'),
    effective: Number.isNaN(day.getTime()) ? null : t('legal.effective', { date: day }),
  };
}

/** Table of contents beside the text. */
export default function LegalPage({ loaderData: { text, lang, contents, effective } }: Route.ComponentProps) {
  return (
    <article lang={lang} className="page pt-10 lg:pt-16">
      <h1 className="display text-h1">{text.title}</h1>
      <p className="mt-5 max-w-read text-lead text-ink-soft">{text.lead}</p>
      {effective !== null && <p className="caption mt-4">{effective}</p>}
      <div className="eave bays mt-12 gap-y-10">
        <nav
          aria-label={contents}
          className="col-span-4 self-start pt-3 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
        >
          <p className="text-small font-semibold">{contents}</p>
          <ol className="mt-2 text-small text-ink-soft">
            {text.sections.map(({ id, heading }, index) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center gap-3 py-1 hover:text-ink lg:min-h-9">
                  <span className="num w-5 shrink-0">{index + 1}</span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <LegalSections sections={text.sections} />
      </div>
    </article>
  );
}
