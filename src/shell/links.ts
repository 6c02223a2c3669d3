import { pages } from '#features/catalogue/content/addresses.ts';

/** What the help dropdown holds (PRODUCT B1). */
export const helpLinks = [
  { key: 'faq', to: pages.help.path },
  { key: 'blog', to: pages.articles.path },
  { key: 'terms', to: pages.termsOfUse.path },
  { key: 'disclaimer', to: pages.disclaimer.path },
  { key: 'privacy', to: pages.privacyPolicy.path },
] as const;

/** What stands beside the sections themselves: who sells, who designs, what they are made of. */
export const sectionLinks = {
  product: [
    { key: 'merchants', to: pages.merchants.path },
    { key: 'models', to: pages.models.path },
  ],
  works: [{ key: 'designers', to: pages.designers.path }],
} as const;

/** The columns of the footer; only pages with content. */
export const footerColumns = [
  {
    title: 'explore',
    links: [
      { key: 'works', to: pages.works.path },
      { key: 'products', to: pages.products.path },
      { key: 'designers', to: pages.designers.path },
      { key: 'merchants', to: pages.merchants.path },
      { key: 'models', to: pages.models.path },
    ],
  },
  {
    title: 'join',
    links: [
      { key: 'becomeDesigner', to: pages.applyDesigner.path },
      { key: 'openShop', to: pages.applyMerchant.path },
      { key: 'pricing', to: pages.price.path },
    ],
  },
  {
    title: 'help',
    links: [
      { key: 'faq', to: pages.help.path },
      { key: 'articles', to: pages.articles.path },
      { key: 'about', to: pages.aboutUs.path },
    ],
  },
  {
    title: 'legal',
    links: [
      { key: 'terms', to: pages.termsOfUse.path },
      { key: 'disclaimer', to: pages.disclaimer.path },
      { key: 'privacy', to: pages.privacyPolicy.path },
    ],
  },
] as const;
