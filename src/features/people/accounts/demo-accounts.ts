import type { RoleName } from '#lib/permissions.ts';

/** The four sides of the marketplace, one sign-in each; they exist only where the demo is on (PRODUCT N5). */
export const demoKinds = ['user', 'designer', 'merchant', 'admin'] as const;
export type DemoKind = (typeof demoKinds)[number];

export const demoPassword = 'hien-demo-2026';

export const demoAccounts: Record<
  DemoKind,
  {
    email: string;
    mobile: string;
    nickname: string;
    roles: RoleName[];
    designerLevel: 'free' | 'pro';
    city: string;
    company_name?: string;
    company_address?: string;
    contact_phone?: string;
  }
> = {
  user: {
    email: 'lan@hien.example',
    mobile: '+84912000001',
    nickname: 'Lan',
    roles: ['ROLE_USER'],
    designerLevel: 'free',
    city: 'Hà Nội',
  },
  designer: {
    email: 'an@hien.example',
    mobile: '+84912000002',
    nickname: '小安',
    roles: ['ROLE_USER', 'ROLE_DESIGNER'],
    designerLevel: 'pro',
    city: 'Đà Nẵng',
  },
  merchant: {
    email: 'moc@hien.example',
    mobile: '+84912000003',
    nickname: 'Mộc Lặng',
    roles: ['ROLE_USER', 'ROLE_MERCHANT'],
    designerLevel: 'free',
    city: 'TP. Hồ Chí Minh',
    company_name: 'Mộc Lặng',
    company_address: '27 đường ĐT743, phường An Phú, TP. Hồ Chí Minh',
    contact_phone: '0901230118',
  },
  admin: {
    email: 'admin@hien.example',
    mobile: '+84912000004',
    nickname: 'Hiên',
    roles: ['ROLE_USER', 'ROLE_ADMIN'],
    designerLevel: 'free',
    city: 'Hội An',
  },
};
