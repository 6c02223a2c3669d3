import { z } from 'zod';
import { call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { formerPlaceData, provinceData, wardData } from './address.ts';
import { findProvinces, findWards, formerPlaces } from './addresses.server.ts';

const tag = 'addresses';
const words = limitedText(120).optional();
const code = limitedText(5).optional();
const name = limitedText(80).optional();

/** The calls about Vietnamese addresses; the data stays on the server. */
export function addressCalls() {
  return [
    call({
      method: 'GET',
      path: '/common/provinces',
      who: 'anyone',
      tag,
      summary: 'The 34 provinces in the caller’s language, by words without accents',
      query: z.object({ w: words }),
      data: z.array(provinceData),
      handle: async ({ ctx, query }) => findProvinces(ctx.locale, query.w),
    }),
    call({
      method: 'GET',
      path: '/common/wards',
      who: 'anyone',
      tag,
      summary: 'Wards of a province, by words without accents; also by what the place was called before July 2025',
      query: z.object({ province: code, w: words }),
      data: z.array(wardData),
      handle: async ({ ctx, query }) => findWards(ctx.locale, query.province, query.w),
    }),
    call({
      method: 'GET',
      path: '/common/former-places',
      who: 'anyone',
      tag,
      summary: 'The three levels before July 2025: provinces, districts of one, wards of one and what they became',
      query: z.object({ province: name, district: name }),
      data: z.array(formerPlaceData),
      handle: async ({ ctx, query }) => formerPlaces(ctx.locale, query.province, query.district),
    }),
  ];
}
