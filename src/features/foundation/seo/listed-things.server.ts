/** What the sitemap lists. */
export { countListed, listedAfter, listedKinds, partsOf, type ListedKind } from './sitemap-queries.server.ts';
