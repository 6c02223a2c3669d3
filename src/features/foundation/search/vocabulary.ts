import type { Locale } from '#lib/locale.ts';

/** One value of a filter in each language. Beside its name: synonyms people search by. */
export interface Term {
  en: string;
  zh: string;
  vi: string;
  said?: Partial<Record<Locale, readonly string[]>>;
}
export type Terms = Record<string, Term>;

/**
 * The values of the works' filters (PRODUCT F1). Styles and rooms are the model library's (`#models/vocabulary.ts`).
 */
export const homeTypes = {
  apartment: {
    en: 'Apartment',
    zh: '公寓',
    vi: 'Căn hộ',
    said: { en: ['flat', 'condo'], zh: ['住宅', '小区房'], vi: ['chung cư'] },
  },
  studio: {
    en: 'Studio',
    zh: '单间公寓',
    vi: 'Căn hộ studio',
    said: { en: ['one room flat'], zh: ['开间', '单间', '一居室'], vi: ['studio', 'phòng trọ'] },
  },
  townhouse: {
    en: 'Town house',
    zh: '联排住宅',
    vi: 'Nhà phố',
    said: { en: ['tube house', 'row house', 'terraced house'], zh: ['连栋房', '筒屋'], vi: ['nhà ống', 'nhà liền kề'] },
  },
  villa: { en: 'Villa', zh: '别墅', vi: 'Biệt thự', said: { en: ['detached house'], zh: ['独栋'], vi: ['nhà vườn'] } },
  duplex: {
    en: 'Duplex',
    zh: '复式',
    vi: 'Căn hộ thông tầng',
    said: { en: ['penthouse', 'loft flat'], zh: ['跃层'], vi: ['duplex', 'penthouse'] },
  },
  shop: {
    en: 'Shop or café',
    zh: '商铺',
    vi: 'Cửa hàng',
    said: {
      en: ['shop', 'cafe', 'restaurant'],
      zh: ['咖啡馆', '餐馆', '店铺'],
      vi: ['quán cà phê', 'nhà hàng', 'quán ăn'],
    },
  },
  office: { en: 'Office', zh: '办公室', vi: 'Văn phòng', said: { zh: ['写字楼'] } },
  homestay: {
    en: 'Guest house',
    zh: '民宿',
    vi: 'Homestay',
    said: { en: ['homestay', 'bed and breakfast'], zh: ['客栈'], vi: ['nhà nghỉ'] },
  },
} as const satisfies Terms;
export type HomeType = keyof typeof homeTypes;

export const spaces = {
  whole: { en: 'Whole home', zh: '全屋', vi: 'Cả căn nhà', said: { zh: ['整屋'], vi: ['toàn bộ'] } },
  dayArea: {
    en: 'Living area',
    zh: '起居区',
    vi: 'Khu sinh hoạt',
    said: { en: ['open plan'], zh: ['客餐厅'], vi: ['phòng khách bếp'] },
  },
  nightArea: { en: 'Sleeping area', zh: '睡眠区', vi: 'Khu ngủ' },
  wetArea: { en: 'Kitchen and bath', zh: '厨卫', vi: 'Bếp và phòng tắm' },
  outdoor: {
    en: 'Outdoors',
    zh: '户外',
    vi: 'Ngoài trời',
    said: { en: ['garden', 'terrace'], zh: ['庭院', '露台'], vi: ['sân vườn', 'sân thượng'] },
  },
} as const satisfies Terms;
export type Space = keyof typeof spaces;

export const scenes = {
  family: {
    en: 'A family with children',
    zh: '有孩子的家庭',
    vi: 'Gia đình có con nhỏ',
    said: { en: ['family'], zh: ['亲子'], vi: ['gia đình'] },
  },
  couple: {
    en: 'Two people',
    zh: '两人世界',
    vi: 'Hai người',
    said: { en: ['couple'], zh: ['情侣'], vi: ['vợ chồng trẻ'] },
  },
  alone: { en: 'Living alone', zh: '独居', vi: 'Ở một mình', said: { en: ['single'], zh: ['单身'], vi: ['độc thân'] } },
  generations: {
    en: 'Three generations',
    zh: '三代同堂',
    vi: 'Nhiều thế hệ',
    said: { en: ['grandparents'], zh: ['老人'], vi: ['ba thế hệ', 'ông bà'] },
  },
  work: { en: 'Working from home', zh: '居家办公', vi: 'Làm việc tại nhà' },
  guests: { en: 'Receiving guests', zh: '待客', vi: 'Tiếp khách' },
  rent: { en: 'To let', zh: '出租', vi: 'Cho thuê', said: { en: ['rental'], zh: ['租房'] } },
  tet: {
    en: 'Ready for Tet',
    zh: '春节',
    vi: 'Đón Tết',
    said: { en: ['tet', 'new year'], zh: ['过年', '新年'], vi: ['tết'] },
  },
} as const satisfies Terms;
export type Scene = keyof typeof scenes;

/** Areas of a home in square metres; `to` is exclusive. */
export const areas = {
  to40: { en: 'Under 40 m²', zh: '40 m² 以下', vi: 'Dưới 40 m²', from: 0, to: 40 },
  to60: { en: '40–60 m²', zh: '40–60 m²', vi: '40–60 m²', from: 40, to: 60 },
  to80: { en: '60–80 m²', zh: '60–80 m²', vi: '60–80 m²', from: 60, to: 80 },
  to120: { en: '80–120 m²', zh: '80–120 m²', vi: '80–120 m²', from: 80, to: 120 },
  to200: { en: '120–200 m²', zh: '120–200 m²', vi: '120–200 m²', from: 120, to: 200 },
  over200: { en: '200 m² and more', zh: '200 m² 以上', vi: 'Từ 200 m²', from: 200, to: Infinity },
} as const satisfies Record<string, Term & { from: number; to: number }>;
export type Area = keyof typeof areas;

export function areaOf(squareMetres: number): Area {
  return (Object.keys(areas) as Area[]).find((key) => squareMetres < areas[key].to) ?? 'over200';
}

export const cities = {
  hanoi: { en: 'Hanoi', zh: '河内', vi: 'Hà Nội' },
  hcmc: {
    en: 'Ho Chi Minh City',
    zh: '胡志明市',
    vi: 'TP. Hồ Chí Minh',
    said: {
      en: ['saigon', 'hcmc', 'binh duong'],
      zh: ['西贡', '平阳'],
      vi: ['sài gòn', 'thành phố hồ chí minh', 'tphcm', 'hồ chí minh', 'bình dương'],
    },
  },
  danang: { en: 'Da Nang', zh: '岘港', vi: 'Đà Nẵng' },
  hoian: { en: 'Hoi An', zh: '会安', vi: 'Hội An' },
  hue: { en: 'Hue', zh: '顺化', vi: 'Huế' },
  haiphong: { en: 'Hai Phong', zh: '海防', vi: 'Hải Phòng' },
  cantho: { en: 'Can Tho', zh: '芹苴', vi: 'Cần Thơ' },
  dalat: { en: 'Da Lat', zh: '大叻', vi: 'Đà Lạt' },
  nhatrang: { en: 'Nha Trang', zh: '芽庄', vi: 'Nha Trang' },
  bacninh: { en: 'Bac Ninh', zh: '北宁', vi: 'Bắc Ninh' },
  shanghai: { en: 'Shanghai', zh: '上海', vi: 'Thượng Hải' },
  guangzhou: { en: 'Guangzhou', zh: '广州', vi: 'Quảng Châu' },
  shenzhen: { en: 'Shenzhen', zh: '深圳', vi: 'Thâm Quyến' },
  hangzhou: { en: 'Hangzhou', zh: '杭州', vi: 'Hàng Châu' },
  foshan: { en: 'Foshan', zh: '佛山', vi: 'Phật Sơn' },
  kunming: { en: 'Kunming', zh: '昆明', vi: 'Côn Minh' },
} as const satisfies Terms;

/** Topics of articles and questions. */
export const topics = {
  planning: { en: 'Planning', zh: '规划', vi: 'Lên kế hoạch' },
  materials: { en: 'Materials', zh: '材料', vi: 'Vật liệu' },
  colour: { en: 'Colour and light', zh: '色彩与光线', vi: 'Màu sắc và ánh sáng' },
  rooms: { en: 'Room by room', zh: '逐间布置', vi: 'Từng căn phòng' },
  craft: { en: 'Craft and workshops', zh: '匠人与手艺', vi: 'Nghề và người thợ' },
  living: { en: 'Everyday living', zh: '居住日常', vi: 'Sống cùng ngôi nhà' },
} as const satisfies Terms;
export type Topic = keyof typeof topics;

export const colours = {
  black: { en: 'Black', zh: '黑色', vi: 'Đen' },
  white: { en: 'White', zh: '白色', vi: 'Trắng' },
  cream: { en: 'Cream', zh: '米色', vi: 'Kem' },
  grey: { en: 'Grey', zh: '灰色', vi: 'Xám' },
  brown: { en: 'Brown', zh: '棕色', vi: 'Nâu' },
  red: { en: 'Red', zh: '红色', vi: 'Đỏ' },
  orange: { en: 'Orange', zh: '橙色', vi: 'Cam' },
  yellow: { en: 'Yellow', zh: '黄色', vi: 'Vàng' },
  green: { en: 'Green', zh: '绿色', vi: 'Xanh lá' },
  blue: { en: 'Blue', zh: '蓝色', vi: 'Xanh dương' },
  purple: { en: 'Purple', zh: '紫色', vi: 'Tím' },
  pink: { en: 'Pink', zh: '粉色', vi: 'Hồng' },
  gold: { en: 'Gold', zh: '金色', vi: 'Vàng đồng' },
} as const satisfies Terms;

export function nameOf(terms: Terms, key: string | null | undefined, locale: Locale): string | null {
  return key !== null && key !== undefined && Object.hasOwn(terms, key) ? (terms[key]?.[locale] ?? null) : null;
}

/** Those of the keys the vocabulary has, with their names. */
export function namedTerms(terms: Terms, keys: readonly string[], locale: Locale): { key: string; name: string }[] {
  return keys.flatMap((key) => {
    const name = nameOf(terms, key, locale);
    return name === null ? [] : [{ key, name }];
  });
}
