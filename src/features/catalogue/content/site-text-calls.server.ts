import { z } from 'zod';
import { call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { bannerData, bannerPlaces, faqData, partnerData } from './site-texts.ts';
import { listBanners, listFaqs, listPartners } from './site-texts.server.ts';

const tag = 'content';

/** Editorial content as data (PRODUCT E1, E2). */
export function siteTextCalls() {
  return [
    call({
      method: 'GET',
      path: '/common/banners',
      who: 'anyone',
      tag,
      summary: 'Banners shown now, of one place or all',
      query: z.object({ place: z.enum(bannerPlaces).optional() }),
      data: z.array(bannerData),
      handle: ({ ctx, query }) => listBanners(ctx, query.place ?? null),
    }),
    call({
      method: 'GET',
      path: '/common/faqs',
      who: 'anyone',
      tag,
      summary: 'Questions and answers of the help page, all or those with these words',
      query: z.object({ w: limitedText(10_000).optional() }),
      data: z.array(faqData),
      handle: ({ ctx, query }) => listFaqs(ctx, query.w),
    }),
    call({
      method: 'GET',
      path: '/common/partners',
      who: 'anyone',
      tag,
      summary: 'Partners for the footer',
      data: z.array(partnerData),
      handle: ({ ctx }) => listPartners(ctx),
    }),
  ];
}
