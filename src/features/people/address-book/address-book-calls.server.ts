import { z } from 'zod';
import { call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { keptAddressBody, keptAddressData } from './address-book.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './address-book.server.ts';

const tag = 'addresses';
const params = z.object({ id: limitedText(64) });
const data = z.array(keptAddressData);
const limit = { hits: 300, seconds: 3600 };

/** The address book (PRODUCT P5): where a person has things delivered. Each call answers the whole book. */
export function addressBookCalls() {
  return [
    call({
      method: 'GET',
      path: '/user/addresses',
      who: 'signed-in',
      tag,
      summary: 'The own addresses, the default first',
      data,
      handle: ({ ctx, session }) => listAddresses(ctx, session.userId),
    }),
    call({
      method: 'POST',
      path: '/user/addresses',
      who: 'signed-in',
      tag,
      summary: 'Keeps an address; the first is the default',
      body: keptAddressBody,
      data,
      idempotent: true,
      limit,
      errors: ['address_unknown', 'field_number', 'list_full'],
      handle: ({ ctx, session, body }) => addAddress(ctx, session.userId, body),
    }),
    call({
      method: 'PUT',
      path: '/user/addresses/{id}',
      who: 'signed-in',
      tag,
      summary: 'Changes one, or makes it the default',
      params,
      body: keptAddressBody,
      data,
      limit,
      errors: ['not_found', 'address_unknown', 'field_number'],
      handle: ({ ctx, session, params, body }) => changeAddress(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'DELETE',
      path: '/user/addresses/{id}',
      who: 'signed-in',
      tag,
      summary: 'Removes one; the newest of the others is the default then',
      params,
      data,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => removeAddress(ctx, session.userId, params.id),
    }),
  ];
}
