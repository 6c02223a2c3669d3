import { pictureAddress } from '#lib/picture.ts';
import { pageUrl } from './site-things.ts';
import { languageAddress } from './language-address.ts';
import type { Site, Thing } from './thing.ts';

interface DescribedText {
  text: string;
  lang: string;
}
interface NamedThing {
  name: string;
}
interface HashedPicture {
  hash: string;
}

interface ProductFacts {
  id: string;
  name: DescribedText;
  description: DescribedText | null;
  category: NamedThing;
  merchant: { id: string; name: string };
  materials: NamedThing[];
  colours: NamedThing[];
  pictures: HashedPicture[];
  thumbnail: string | null;
  price: { min: number; max: number };
  size: { width: number; depth: number; height: number };
  inStock: boolean;
  madeToSize: boolean;
  rating: { average: number; count: number } | null;
  variants: readonly { sku: string | null }[];
}

/** A product for sale (PRODUCT A8). Money in đồng, lengths in millimetres as everywhere. */
export function product(facts: ProductFacts, merchantPath: string): Thing {
  return (site) => ({
    '@type': 'Product',
    '@id': pageUrl(site),
    url: pageUrl(site),
    productID: facts.id,
    name: facts.name.text,
    ...descriptionOf(facts.description),
    category: facts.category.name,
    image: images(site, facts.pictures, facts.thumbnail),
    ...(facts.variants[0]?.sku ? { sku: facts.variants[0].sku } : {}),
    ...(facts.materials.length > 0 ? { material: facts.materials.map(({ name }) => name).join(', ') } : {}),
    ...(facts.colours.length > 0 ? { color: facts.colours.map(({ name }) => name).join(', ') } : {}),
    width: millimetres(facts.size.width),
    depth: millimetres(facts.size.depth),
    height: millimetres(facts.size.height),
    ...(facts.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: facts.rating.average,
            reviewCount: facts.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    brand: { '@type': 'Brand', name: facts.merchant.name },
    offers: offerOf(facts, site, merchantPath),
  });
}

function offerOf({ price, merchant, inStock, madeToSize }: ProductFacts, site: Site, merchantPath: string) {
  let availability: 'InStock' | 'MadeToOrder' | 'OutOfStock' = 'OutOfStock';
  if (madeToSize) availability = 'MadeToOrder';
  else if (inStock) availability = 'InStock';
  const common = {
    priceCurrency: 'VND',
    url: pageUrl(site),
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: {
      '@type': 'Organization',
      name: merchant.name,
      url: languageAddress(site.settings.origin, merchantPath, site.locale),
    },
  };
  return price.min === price.max
    ? { '@type': 'Offer', price: price.min, ...common }
    : { '@type': 'AggregateOffer', lowPrice: price.min, highPrice: price.max, ...common };
}

function millimetres(value: number) {
  return { '@type': 'QuantitativeValue', value, unitCode: 'MMT' };
}

interface WorkFacts {
  name: DescribedText;
  description: DescribedText | null;
  pictures: HashedPicture[];
  publishedAt: string | null;
  area: number | null;
  viewCount: number;
  styles: NamedThing[];
  designer: { id: string; name: string };
  pieces: readonly { product: { name: DescribedText; id: string } | null }[];
}

/** A designed room; `designerPath` links to its designer. */
export function work(facts: WorkFacts, designerPath: string): Thing {
  return (site) => ({
    '@type': 'CreativeWork',
    '@id': pageUrl(site),
    url: pageUrl(site),
    name: facts.name.text,
    inLanguage: facts.name.lang,
    ...descriptionOf(facts.description),
    image: images(site, facts.pictures),
    ...(facts.publishedAt ? { datePublished: facts.publishedAt } : {}),
    ...(facts.styles.length > 0 ? { genre: facts.styles.map(({ name }) => name) } : {}),
    creator: {
      '@type': 'Person',
      name: facts.designer.name,
      url: languageAddress(site.settings.origin, designerPath, site.locale),
    },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/ViewAction',
      userInteractionCount: facts.viewCount,
    },
    publisher: { '@id': `${site.settings.origin}/#house` },
  });
}

interface ArticleFacts {
  title: DescribedText;
  summary: DescribedText | null;
  cover: HashedPicture | null;
  author: string | null;
  publishedAt: string;
  topic: NamedThing;
}

export function article(facts: ArticleFacts): Thing {
  return (site) => ({
    '@type': 'Article',
    '@id': pageUrl(site),
    url: pageUrl(site),
    mainEntityOfPage: pageUrl(site),
    headline: facts.title.text,
    inLanguage: facts.title.lang,
    ...descriptionOf(facts.summary),
    articleSection: facts.topic.name,
    datePublished: facts.publishedAt,
    image: images(site, facts.cover ? [facts.cover] : []),
    author:
      facts.author === null ? { '@id': `${site.settings.origin}/#house` } : { '@type': 'Person', name: facts.author },
    publisher: { '@type': 'Organization', '@id': `${site.settings.origin}/#house`, name: site.settings.company.name },
  });
}

interface PersonFacts {
  name: string;
  headline: DescribedText | null;
  about: DescribedText | null;
  avatar: HashedPicture | null;
  city: NamedThing | null;
  since: string;
}

export function designer(facts: PersonFacts): Thing {
  return (site) => ({
    '@type': 'ProfilePage',
    url: pageUrl(site),
    dateCreated: facts.since,
    mainEntity: {
      '@type': 'Person',
      '@id': pageUrl(site),
      name: facts.name,
      ...(facts.headline ? { jobTitle: facts.headline.text } : {}),
      ...descriptionOf(facts.about),
      ...avatarOf(site, facts),
      ...placeOf(facts.city),
    },
  });
}

export function merchant(facts: PersonFacts & { address: string | null; phone: string | null }): Thing {
  return (site) => ({
    '@type': 'Organization',
    '@id': pageUrl(site),
    url: pageUrl(site),
    name: facts.name,
    ...descriptionOf(facts.about ?? facts.headline),
    ...avatarOf(site, facts),
    ...(facts.phone ? { telephone: facts.phone } : {}),
    ...(facts.address || facts.city
      ? {
          address: {
            '@type': 'PostalAddress',
            ...(facts.address ? { streetAddress: facts.address } : {}),
            ...(facts.city ? { addressLocality: facts.city.name } : {}),
          },
        }
      : {}),
  });
}

function placeOf(city: NamedThing | null) {
  return city === null ? {} : { homeLocation: { '@type': 'Place', name: city.name } };
}

function avatarOf(site: Site, { avatar }: PersonFacts) {
  return avatar === null ? {} : { image: images(site, [avatar])[0] };
}

function descriptionOf(text: DescribedText | null) {
  return text === null ? {} : { description: text.text.slice(0, 500) };
}

function images(
  { settings: { origin } }: Site,
  pictures: readonly HashedPicture[],
  thumbnail: string | null = null,
): string[] {
  const addresses = pictures.map(({ hash }) => pictureAddress(hash, 1280, 'jpg'));
  let shown: readonly string[];
  if (addresses.length > 0) shown = addresses;
  else if (thumbnail === null) shown = [];
  else shown = [thumbnail];
  return shown.map((address) => origin + address);
}
