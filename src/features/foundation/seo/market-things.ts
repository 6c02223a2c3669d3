import { pictureAddress } from '#lib/picture.ts';
import { hereOf } from './house-things.ts';
import { languageAddress } from './language-address.ts';
import type { Site, Thing } from './thing.ts';

interface Told { text: string; lang: string }
interface Named { name: string }
interface Kept { hash: string }

interface ProductFacts {
  id: string; name: Told; description: Told | null; category: Named; merchant: { id: string; name: string }; materials: Named[]; colours: Named[]; pictures: Kept[]; thumbnail: string | null;
  price: { min: number; max: number }; size: { width: number; depth: number; height: number }; inStock: boolean; madeToSize: boolean; rating: { average: number; count: number } | null; variants: readonly { sku: string | null }[];
}

/** A piece that is sold (PRODUCT A8). Money in đồng, lengths in millimetres as everywhere. */
export function product(facts: ProductFacts, merchantPath: string): Thing {
  return (site) => ({
    '@type': 'Product', '@id': hereOf(site), url: hereOf(site), productID: facts.id, name: facts.name.text, ...described(facts.description), category: facts.category.name, image: images(site, facts.pictures, facts.thumbnail),
    ...(facts.variants[0]?.sku ? { sku: facts.variants[0].sku } : {}),
    ...(facts.materials.length > 0 ? { material: facts.materials.map(({ name }) => name).join(', ') } : {}), ...(facts.colours.length > 0 ? { color: facts.colours.map(({ name }) => name).join(', ') } : {}),
    width: millimetres(facts.size.width), depth: millimetres(facts.size.depth), height: millimetres(facts.size.height),
    ...(facts.rating ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: facts.rating.average, reviewCount: facts.rating.count, bestRating: 5, worstRating: 1 } } : {}),
    brand: { '@type': 'Brand', name: facts.merchant.name }, offers: offerOf(facts, site, merchantPath),
  });
}

function offerOf({ price, merchant, inStock, madeToSize }: ProductFacts, site: Site, merchantPath: string) {
  const common = {
    priceCurrency: 'VND', url: hereOf(site), availability: `https://schema.org/${madeToSize ? 'MadeToOrder' : inStock ? 'InStock' : 'OutOfStock'}`, itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: merchant.name, url: languageAddress(site.settings.origin, merchantPath, site.locale) },
  };
  return price.min === price.max ? { '@type': 'Offer', price: price.min, ...common } : { '@type': 'AggregateOffer', lowPrice: price.min, highPrice: price.max, ...common };
}

function millimetres(value: number) {
  return { '@type': 'QuantitativeValue', value, unitCode: 'MMT' };
}

interface WorkFacts {
  name: Told; description: Told | null; pictures: Kept[]; publishedAt: string | null; area: number | null; viewCount: number; styles: Named[]; designer: { id: string; name: string }; pieces: readonly { product: { name: Told; id: string } | null }[];
}

/** A room somebody designed; `designerPath` leads to who did. */
export function work(facts: WorkFacts, designerPath: string): Thing {
  return (site) => ({
    '@type': 'CreativeWork', '@id': hereOf(site), url: hereOf(site), name: facts.name.text, inLanguage: facts.name.lang, ...described(facts.description), image: images(site, facts.pictures), ...(facts.publishedAt ? { datePublished: facts.publishedAt } : {}),
    ...(facts.styles.length > 0 ? { genre: facts.styles.map(({ name }) => name) } : {}), creator: { '@type': 'Person', name: facts.designer.name, url: languageAddress(site.settings.origin, designerPath, site.locale) },
    interactionStatistic: { '@type': 'InteractionCounter', interactionType: 'https://schema.org/ViewAction', userInteractionCount: facts.viewCount },
    publisher: { '@id': `${site.settings.origin}/#house` },
  });
}

interface ArticleFacts { title: Told; summary: Told | null; cover: Kept | null; author: string | null; publishedAt: string; topic: Named }

export function article(facts: ArticleFacts): Thing {
  return (site) => ({
    '@type': 'Article', '@id': hereOf(site), url: hereOf(site), mainEntityOfPage: hereOf(site), headline: facts.title.text, inLanguage: facts.title.lang, ...described(facts.summary), articleSection: facts.topic.name, datePublished: facts.publishedAt,
    image: images(site, facts.cover ? [facts.cover] : []), author: facts.author === null ? { '@id': `${site.settings.origin}/#house` } : { '@type': 'Person', name: facts.author },
    publisher: { '@type': 'Organization', '@id': `${site.settings.origin}/#house`, name: site.settings.company.name },
  });
}

interface PersonFacts { name: string; headline: Told | null; about: Told | null; avatar: Kept | null; city: Named | null; since: string }

export function designer(facts: PersonFacts): Thing {
  return (site) => ({
    '@type': 'ProfilePage', url: hereOf(site), dateCreated: facts.since,
    mainEntity: { '@type': 'Person', '@id': hereOf(site), name: facts.name, ...(facts.headline ? { jobTitle: facts.headline.text } : {}), ...described(facts.about), ...portrait(site, facts), ...placeOf(facts.city) },
  });
}

export function merchant(facts: PersonFacts & { address: string | null; phone: string | null }): Thing {
  return (site) => ({
    '@type': 'Organization', '@id': hereOf(site), url: hereOf(site), name: facts.name, ...described(facts.about ?? facts.headline), ...portrait(site, facts), ...(facts.phone ? { telephone: facts.phone } : {}),
    ...(facts.address || facts.city ? { address: { '@type': 'PostalAddress', ...(facts.address ? { streetAddress: facts.address } : {}), ...(facts.city ? { addressLocality: facts.city.name } : {}) } } : {}),
  });
}

function placeOf(city: Named | null) {
  return city === null ? {} : { homeLocation: { '@type': 'Place', name: city.name } };
}

function portrait(site: Site, { avatar }: PersonFacts) {
  return avatar === null ? {} : { image: images(site, [avatar])[0] };
}

function described(text: Told | null) {
  return text === null ? {} : { description: text.text.slice(0, 500) };
}

function images({ settings: { origin } }: Site, pictures: readonly Kept[], thumbnail: string | null = null): string[] {
  const addresses = pictures.map(({ hash }) => pictureAddress(hash, 1280, 'jpg'));
  return (addresses.length > 0 ? addresses : thumbnail === null ? [] : [thumbnail]).map((address) => origin + address);
}
