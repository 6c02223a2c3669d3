import type { PageKey } from '#features/catalogue/content/addresses.ts';
import type { ApplicationType } from './application.ts';

/** Where one applies, and where one sees its progress. */
export const applicationPage = { designer: 'applyDesigner', merchant: 'applyMerchant' } as const satisfies Record<
  ApplicationType,
  PageKey
>;
export const homePage = { designer: 'designerHome', merchant: 'merchantHome' } as const satisfies Record<
  ApplicationType,
  PageKey
>;
