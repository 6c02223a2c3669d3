import { pages } from '#features/catalogue/content/addresses.ts';
import { reshaped } from '#features/catalogue/models/model-links.ts';
import { offerAddress } from '#features/catalogue/offers/offer-address.ts';
import type { PricedList } from '#features/catalogue/offers/priced-list.ts';
import { chooseProvince, chosenProvince } from '#features/catalogue/offers/use-province.ts';
import type { RoomOffer } from '#features/catalogue/offers/room-list.ts';
import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';
import type { KeptAddress } from '#features/people/address-book/address-book.ts';
import type { DesignList } from '#features/studio/design-lists/design-list.ts';
import { announceCartCount } from '#features/trade/orders/cart/cart-count.ts';
import { countOf, readGuestCart, withLine, writeGuestCart } from '#features/trade/orders/cart/guest-cart.ts';
import type { PutInCart } from '#features/trade/orders/order.ts';
import { api, apiAddress, pathWith } from '#lib/api.ts';
import { pictureAddress, placeholderAddress } from '#lib/picture.ts';
import type { HomeList, ListOffer, ListPort } from '#workspace/ports/list-port.ts';

const rowPicture = 160;

type PricingPort = Pick<ListPort, 'list' | 'provinces' | 'province' | 'chooseProvince' | 'cart'>;

/** Priced by the market as it stands on the screen. */
const pricing: PricingPort = {
  list: async (pieces, province) =>
    listOf(await api.post<PricedList>('/common/list', { pieces, ...(province !== '' && { province }) })),
  provinces: () => api.get('/common/provinces'),
  province: chosenProvince,
  chooseProvince,
  cart: pages.cart.path,
};

/** Of a design that only this browser has: what is ordered goes into the cart the browser keeps. */
export function visitorList(budget: ListPort['budget'] = null): ListPort {
  return {
    ...pricing,
    budget,
    csv: () => null,
    order({ lines }) {
      const wanted = lines.flatMap(({ offer, available }) =>
        offer && available > 0 ? [wantedLine(offer, available)] : [],
      );
      const cart = wanted.reduce((kept, line) => withLine(kept, line, 'least') ?? kept, readGuestCart());
      writeGuestCart(cart);
      announceCartCount(countOf(cart));
      return Promise.resolve();
    },
  };
}

function wantedLine({ product, variant, choice }: ListOffer, quantity: number): WantedLine {
  return { product, ...(variant !== null && { variant }), ...(choice !== '' && { choice }), quantity };
}

/** The list of an open design, ordered as it is stored. */
export function marketList(design: string): ListPort {
  const path = `/designs/${encodeURIComponent(design)}`;
  return {
    ...pricing,
    budget: {
      read: async () => (await api.get<DesignList>(`${path}/list`)).budget,
      set: (budget) => setBudget(design, budget),
    },
    usualProvince,
    async order(_chosen, without) {
      const wanted = { design, ...(without.length > 0 && { without }) };
      const { count } = await api.post<PutInCart>('/user/cart/design', wanted, { creates: true });
      announceCartCount(count);
    },
    csv: (province) => apiAddress(pathWith(`${path}/export/csv`, province === '' ? {} : { province })),
  };
}

/** Where the person's own address is. */
async function usualProvince(): Promise<string> {
  const [first] = await api.get<KeptAddress[]>('/user/addresses');
  return first?.address.province.code ?? '';
}

export async function setBudget(design: string, budget: number | null): Promise<void> {
  await api.put(`/designs/${encodeURIComponent(design)}/budget`, { budget });
}

/** Of somebody else's design: the budget is its owner's; a visitor orders into the cart their browser keeps. */
export function guestList(design: string, signedIn: boolean): ListPort {
  const { csv, order } = marketList(design);
  return { ...visitorList(), csv, ...(signedIn && { order }) };
}

/** Of a design that is shared without prices. */
export function hiddenList(): ListPort {
  const nothing = { lines: [], total: 0, count: 0, merchants: [], fee: null };
  return { ...visitorList(), list: () => Promise.resolve(nothing) };
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
    blurred: offer.picture?.placeholder ? placeholderAddress(offer.picture.placeholder) : null,
    address: offerAddress(offer),
  };
}

/** The photograph where it shows this very variant, else the studio's picture of it. */
function pictureOf({ picture, thumbnail }: Pick<RoomOffer, 'picture' | 'thumbnail'>): string | null {
  if (picture) return pictureAddress(picture.hash, rowPicture, 'webp');
  return thumbnail && reshaped(thumbnail, rowPicture, 'square');
}
