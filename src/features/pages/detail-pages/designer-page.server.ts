import { data } from 'react-router';
import { readDesigner } from '#features/catalogue/designers/designers.server.ts';
import type { DesignerDetail } from '#features/catalogue/designers/designer.ts';
import { listWorks } from '#features/catalogue/works/works.server.ts';
import type { WorkItem } from '#features/catalogue/works/work.ts';
import { AppError } from '#lib/errors.ts';
import { pictureAddress } from '#lib/picture.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';

export interface DesignerPage {
  designer: DesignerDetail;
  works: WorkItem[];
  title: string;
  description: string;
  picture: string | null;
}

/** Rows of three. */
const shown = 12;

/** Data of `/desginer/desgin-detail?id=d_…` (PRODUCT F4): the person, their works, similar designers. */
export async function loadDesignerPage(ctx: Pick<RequestContext, 'db' | 'locale'>, id: string): Promise<DesignerPage> {
  const designer = await readDesigner(ctx, id).catch((error: unknown) => {
    throw error instanceof AppError && error.key === 'not_found' ? data(null, { status: 404 }) : error;
  });
  const { items } = await listWorks(
    ctx,
    { words: '', filters: { designer: [id] }, sort: 'newest', fits: null, priceFrom: null, priceTo: null },
    { size: shown, facets: false },
  );
  return { designer, works: items, ...headOf(ctx, designer, items) };
}

function headOf(
  { locale }: Pick<RequestContext, 'locale'>,
  { name, city, about, headline, cover, workCount }: DesignerDetail,
  works: readonly WorkItem[],
): Omit<DesignerPage, 'designer' | 'works'> {
  const t = translator(locale, 'designer');
  const picture = cover ?? works.find((work) => work.picture !== null)?.picture ?? null;
  const text = about?.text ?? headline?.text ?? t('description', { name, count: workCount });
  return {
    title: translator(locale, 'pages')('withBrand', {
      title: city ? t('titleIn', { name, city: city.name }) : t('title', { name }),
    }),
    description: text.length <= 170 ? text : `${text.slice(0, 169).trimEnd()}…`,
    picture: picture && pictureAddress(picture.hash, 1280, 'jpg'),
  };
}
