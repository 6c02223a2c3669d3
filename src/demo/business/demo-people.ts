import type { Locale } from '#lib/locale.ts';
import type { DemoKind } from '#features/people/accounts/demo-accounts.ts';

interface ExtraPerson {
  name: string;
  mobile: string;
  city: string;
  speaks: Locale;
  address?: { province: string; ward: string; detail: string };
}

/** Buyers and applicants. Nobody can sign in as one of them: only the four accounts with a demo login button. */
export const extras = {
  huong: {
    name: 'Nguyễn Thu Hương',
    mobile: '+84912000011',
    city: 'Hà Nội',
    speaks: 'vi',
    address: { province: '01', ward: '00025', detail: '26 ngõ 51 Linh Lang' },
  },
  emily: {
    name: 'Emily Carter',
    mobile: '+84912000012',
    city: 'TP. Hồ Chí Minh',
    speaks: 'en',
    address: { province: '79', ward: '27094', detail: 'Apartment 12B, 40 Quốc Hương' },
  },
  zhouning: {
    name: '周宁',
    mobile: '+84912000013',
    city: 'Đà Nẵng',
    speaks: 'zh',
    address: { province: '48', ward: '20242', detail: '17 Bạch Đằng' },
  },
  bichngoc: { name: 'Hồ Bích Ngọc', mobile: '+84912000014', city: 'Huế', speaks: 'vi' },
  yuanmu: { name: '梁志强', mobile: '+84912000015', city: 'TP. Hồ Chí Minh', speaks: 'zh' },
  sarah: { name: 'Sarah Lim', mobile: '+84912000016', city: 'TP. Hồ Chí Minh', speaks: 'en' },
} as const satisfies Record<string, ExtraPerson>;
export type ExtraName = keyof typeof extras;
export type DemoPerson = DemoKind | ExtraName;

/** Their delivery addresses. */
export const deliveredTo = {
  user: {
    receiver: 'Trần Lan',
    mobile: '+84912000001',
    buyerEmail: 'lan@hien.example',
    address: { province: '01', ward: '00070', detail: '8 phố Lý Quốc Sư' },
  },
  huong: buyer('huong'),
  emily: buyer('emily'),
  zhouning: buyer('zhouning'),
};
export type Buyer = keyof typeof deliveredTo;

/** The languages of the four accounts with a demo login button. */
export const languages: Record<DemoKind, Locale> = { user: 'vi', designer: 'zh', merchant: 'vi', admin: 'vi' };

export function kindOfPerson(player: DemoPerson): string {
  return player in extras ? `world:${player}` : player;
}

export function emailOf(player: ExtraName): string {
  return `${player}@world.hien.example`;
}

function buyer(player: 'huong' | 'emily' | 'zhouning') {
  const { name, mobile, address } = extras[player];
  return { receiver: name, mobile, buyerEmail: emailOf(player), address };
}
