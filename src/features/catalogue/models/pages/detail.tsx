import { Download, Sofa } from 'lucide-react';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { isSameName } from '#features/foundation/search/same-name.ts';
import { tryAddress } from '#features/people/start-design/try-address.ts';
import { AppError } from '#lib/errors.ts';
import { requestContext, type RequestContext } from '#platform/context.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SampleHome } from '../components/sample-home.tsx';
import { ModelCard } from '../components/model-card.tsx';
import { ModelFacts } from '../components/model-facts.tsx';
import { ModelView } from '../components/model-view.tsx';
import { ParameterLinks } from '../components/parameter-links.tsx';
import { Swatches } from '../components/swatches.tsx';
import { describeHome } from '../home.server.ts';
import { sampleId } from '../home.ts';
import { describeModel, relatedModels } from '../library.server.ts';
import { readFinishes, writtenFinishes } from '../model-links.ts';
import type { ModelDetail as Model, ModelItem } from '../model.ts';
import { sampleHome } from '../sample-home.server.ts';
import type { Route } from './+types/detail.ts';

/** `?id=` is a model, `?home=` a whole home made of them. */
export function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const home = url.searchParams.get('home');
  return {
    ...(home === null ? modelPage(url, ctx) : homePage(home, ctx)),
    messages: messagesFor(ctx.locale, ['models', 'viewer']),
  };
}

function modelPage(url: URL, ctx: RequestContext) {
  const { model, worn } = findOr404(url, ctx);
  const { width, depth, height } = model.size;
  return {
    home: null,
    model,
    worn,
    related: relatedModels(model, { locale: ctx.locale, edition: ctx.studio.edition }),
    title: translator(ctx.locale, 'pages')('withBrand', { title: `${model.name}, ${width} mm` }),
    description: translator(ctx.locale, 'models')('detail.description', {
      name: model.name,
      width,
      depth,
      height,
      triangles: model.triangles,
    }),
    picture: ctx.settings.origin + model.thumbnail,
  };
}

function homePage(name: string, ctx: RequestContext) {
  if (name !== sampleId) throw data(null, { status: 404 });
  const design = sampleHome();
  const facts = describeHome(design, { locale: ctx.locale, edition: ctx.studio.edition });
  const t = translator(ctx.locale, 'models');
  return {
    home: { design, facts, plan: `/api/homes/${sampleId}/plan?v=${ctx.studio.edition}` },
    title: translator(ctx.locale, 'pages')('withBrand', { title: t('home.pageTitle') }),
    description: t('home.pageDescription'),
    picture: ctx.settings.origin + facts.pieces[0]!.item.thumbnail,
  };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { title, description, picture } = loaderData;
  const open = { 'og:title': title, 'og:description': description, 'og:image': picture };
  return [
    { title },
    { name: 'description', content: description },
    ...Object.entries(open).map(([property, content]) => ({ property, content })),
  ];
}

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  return loaderData.home === null ? <ModelDetail {...loaderData} /> : <SampleHome {...loaderData.home} />;
}

/** One model: picture, finishes, measures, and every neighbour one choice away (PRODUCT L1). */
function ModelDetail({
  model,
  worn,
  related,
}: {
  model: Model;
  worn: Record<string, string>;
  related: readonly ModelItem[];
}) {
  const t = useTranslations('models.detail');
  return (
    <>
      <section className="page pt-6 lg:pt-8">
        <Crumbs model={model} />
        <div className="bays mt-5 gap-y-10 md:grid-rows-[auto_1fr]">
          <div className="col-span-4 md:col-span-7 lg:col-span-8">
            <ModelView model={model} />
          </div>
          <div className="col-span-4 md:col-span-5 md:row-span-2 lg:col-span-4 lg:pl-6">
            <h1 className="display text-h2">{model.name}</h1>
            <p className="mt-1 text-small text-ink-soft">
              {t('of', { count: model.family.count, family: model.family.name })}
            </p>
            <Swatches id={model.id} slots={model.slots} worn={worn} />
            <Actions glb={model.glb} tried={tryAddress({ model: model.id, finish: writtenFinishes(worn) })} />
            <ModelFacts model={model} />
          </div>
          <div className="col-span-4 md:col-span-7 lg:col-span-8">
            <ParameterLinks parameters={model.parameters} worn={worn} />
          </div>
        </div>
      </section>
      {related.length > 0 && <Related related={related} style={model.style.key} />}
    </>
  );
}

function Crumbs({ model: { category, family } }: { model: Model }) {
  const t = useTranslations('models.detail');
  const list = pages.models.path;
  const steps = [
    [t('library'), list],
    ...(isSameName(category.name, family.name) ? [] : [[category.name, `${list}?category=${category.key}`] as const]),
    [family.name, `${list}?family=${family.code}`],
  ] as const;
  return (
    <nav aria-label={t('crumbs')}>
      <ol className="caption flex flex-wrap gap-x-2">
        {steps.map(([name, to], at) => (
          <li key={to} className="flex gap-x-2">
            {at > 0 && <span aria-hidden>/</span>}
            <Link to={to} className="hover:text-ink">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The download is the page's one primary button. */
function Actions({ glb, tried }: { glb: string; tried: string }) {
  const t = useTranslations('models.detail');
  return (
    <div className="mt-7 grid gap-3">
      <a href={glb} download className="btn btn-primary btn-l">
        <Download aria-hidden size={18} />
        {t('download')}
      </a>
      <ButtonLink to={tried} variant="line" size="l">
        <Sofa aria-hidden size={18} />
        {t('try')}
      </ButtonLink>
    </div>
  );
}

function Related({ related, style }: { related: readonly ModelItem[]; style: string }) {
  const t = useTranslations('models.detail');
  return (
    <section className="page pt-section">
      <SectionHead title={t('related')}>
        <Link to={`${pages.models.path}?style=${style}`} className="link text-small font-medium">
          {t('relatedAll')}
        </Link>
      </SectionHead>
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-10 lg:grid-cols-4">
        {related.map((item) => (
          <li key={item.id}>
            <ModelCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An unknown finish is ignored; an unknown model is a 404. */
function findOr404(url: URL, ctx: RequestContext): { model: Model; worn: Record<string, string> } {
  const asked = { locale: ctx.locale, edition: ctx.studio.edition };
  const id = url.searchParams.get('id') ?? '';
  try {
    const worn = readFinishes(url.searchParams.get('finish')) ?? {};
    return { model: describeModel(id, worn, asked), worn };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.key !== 'not_found') return { model: describeModel(id, {}, asked), worn: {} };
    throw data(null, { status: 404 });
  }
}
