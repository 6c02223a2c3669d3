import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { Route } from './+types/home.ts';
import { HomeArticles } from '../components/home-articles.tsx';
import { HomeBanners } from '../components/home-banners.tsx';
import { HomeDesigners } from '../components/home-designers.tsx';
import { HomeEnd } from '../components/home-end.tsx';
import { HomeHero } from '../components/home-hero.tsx';
import { HomeLibrary } from '../components/home-library.tsx';
import { HomePartners } from '../components/home-partners.tsx';
import { HomeProducts } from '../components/home-products.tsx';
import { HomeSteps } from '../components/home-steps.tsx';
import { HomeWorks } from '../components/home-works.tsx';
import { readLanding } from '../landing.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { ...(await readLanding(ctx)), messages: messagesFor(ctx.locale, ['home', 'cards']) };
}

/** The first screen is the offer; then what there is, how it works and who is behind it (PRODUCT E1). */
export default function HomePage({
  loaderData: { banners, works, products, library, designers, articles, partners },
}: Route.ComponentProps) {
  return (
    <>
      <HomeHero />
      <HomeWorks works={works} />
      <HomeProducts products={products} />
      <HomeBanners banners={banners} />
      <HomeSteps />
      <HomeLibrary {...library} />
      <HomeDesigners designers={designers} />
      <HomeArticles articles={articles} />
      <HomePartners partners={partners} />
      <HomeEnd />
    </>
  );
}
