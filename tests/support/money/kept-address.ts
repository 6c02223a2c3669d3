import type { KeptAddress } from '#features/people/address-book/address-book.ts';

/** The address of somebody's book that is offered first. */
export const lansAddress: KeptAddress = {
  id: 'ad_1',
  receiver: 'Lan',
  mobile: '0912345678',
  address: {
    form: 'two',
    province: { code: '79', name: 'Thành phố Hồ Chí Minh' },
    ward: { code: '26882', name: 'Phường An Hội Tây' },
    detail: '12 Lê Lợi',
    written: null,
  },
  isDefault: true,
};
