import { pages } from '#features/catalogue/content/addresses.ts';
import { reshaped } from '#features/catalogue/models/model-links.ts';
import { offerAddress } from '#features/catalogue/offers/offer-address.ts';
import type { PricedList } from '#features/catalogue/offers/priced-list.ts';
import { chooseProvince, chosenProvince } from '#features/catalogue/offers/use-province.ts';
import type { RoomOffer } from '#features/catalogue/offers/room-list.ts';
import type { DesignList } from '#features/studio/design-lists/design-list.ts';
import { announceCartCount } from '#features/trade/orders/cart/cart-count.ts';
import type { PutInCart } from '#features/trade/orders/order.ts';
import { api, apiAddress, pathWith } from '#lib/api.ts';
import { pictureAddress } from '#lib/picture.ts';
import type { HomeList, ListOffer, ListPort } from '#workspace/list-port.ts';

const rowPicture = 160;

/** The list of an open design: priced by the market as it stands on the screen, ordered as it is stored. */
export function marketList(design: string): ListPort {
  const path = `/designs/${encodeURIComponent(design)}`;
  return {
    list: async (pieces, province) =>
      listOf(await api.post<PricedList>('/common/list', { pieces, ...(province !== '' && { province }) })),
    provinces: () => api.get('/common/provinces'),
    province: chosenProvince,
    chooseProvince,
    budget: {
      read: async () => (await api.get<DesignList>(`${path}/list`)).budget,
      async set(budget) {
        await api.put(`${path}/budget`, { budget });
      },
    },
    async order(_chosen, without) {
      const wanted = { design, ...(without.length > 0 && { without }) };
      const { count } = await api.post<PutInCart>('/user/cart/design', wanted, { creates: true });
      announceCartCount(count);
    },
    csv: (province) => apiAddress(pathWith(`${path}/export/csv`, province === '' ? {} : { province })),
    cart: pages.cart.path,
  };
}

function listOf({ lines, total, count, merchants, fee }: PricedList): HomeList {
  return {
    total,
    count,
    merchants,
    fee,
    lines: lines.map(({ offer, piece, instead, ...line }) => ({
      ...line,
      offer: offer && offerOf(offer),
      piece: piece && { name: piece.name, size: piece.size, picture: pictureOf({ ...piece, picture: null }) },
      instead: instead.map(offerOf),
    })),
  };
}

function offerOf(offer: RoomOffer): ListOffer {
  const { product, variant, choice, name, label, size, merchant, price, stock, days, model, finishes } = offer;
  return {
    product,
    variant,
    choice,
    name: name.text,
    label: label?.text ?? null,
    size,
    merchant,
    price,
    stock,
    days,
    model,
    finishes,
    picture: pictureOf(offer),
    address: offerAddress(offer),
  };
}

/** The photograph where it shows this very variant, else the studio's picture of it. */
function pictureOf({ picture, thumbnail }: Pick<RoomOffer, 'picture' | 'thumbnail'>): string | null {
  if (picture) return pictureAddress(picture.hash, rowPicture, 'webp');
  return thumbnail && reshaped(thumbnail, rowPicture, 'square');
}
