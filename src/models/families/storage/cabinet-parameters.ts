import type { Parameter, Value, LocalizedText } from '#models/family.ts';

/** Parameters that many cabinets share; a family takes the values it offers. */
const fronts = {
  slab: { en: 'Plain', zh: '平板门', vi: 'Phẳng' },
  shaker: { en: 'Shaker', zh: '框板门', vi: 'Khung huỳnh phẳng' },
  raised: { en: 'Raised panel', zh: '凸嵌板门', vi: 'Huỳnh nổi' },
  boarded: { en: 'Boarded', zh: '拼板门', vi: 'Ghép ván đứng' },
  cane: { en: 'Cane', zh: '藤编门', vi: 'Mây đan' },
  glass: { en: 'Glass', zh: '玻璃门', vi: 'Kính' },
  reeded: { en: 'Reeded glass', zh: '长虹玻璃门', vi: 'Kính sọc' },
  slatted: { en: 'Slatted', zh: '格栅门', vi: 'Nan đứng' },
  fluted: { en: 'Fluted', zh: '波纹门', vi: 'Lượn sóng' },
  louvre: { en: 'Louvred', zh: '百叶门', vi: 'Chớp lá sách' },
  lattice: { en: 'Lattice', zh: '花格门', vi: 'Song tiện hoa' },
} satisfies Record<string, LocalizedText>;

const grips = {
  bar: { en: 'Bar', zh: '长条拉手', vi: 'Thanh' },
  knob: { en: 'Knob', zh: '圆钮', vi: 'Núm tròn' },
  cup: { en: 'Cup', zh: '半月杯拉手', vi: 'Vỏ sò' },
  edge: { en: 'Edge strip', zh: '封边拉手', vi: 'Nẹp cạnh' },
  ring: { en: 'Ring', zh: '吊环', vi: 'Vòng' },
  strap: { en: 'Leather strap', zh: '皮革拉手', vi: 'Quai da' },
  groove: { en: 'Finger groove', zh: '隐形凹槽', vi: 'Rãnh âm' },
  notch: { en: 'Half-moon cut-out', zh: '半月缺口', vi: 'Khoét bán nguyệt' },
  hole: { en: 'Finger hole', zh: '圆孔', vi: 'Lỗ tròn' },
  push: { en: 'Push to open', zh: '按压反弹', vi: 'Nhấn mở' },
} satisfies Record<string, LocalizedText>;

const bases = {
  plinth: { en: 'Plinth', zh: '底座', vi: 'Bệ' },
  round: { en: 'Splayed round', zh: '外撇圆脚', vi: 'Tròn xoè' },
  square: { en: 'Square', zh: '直方脚', vi: 'Vuông thẳng' },
  taper: { en: 'Tapered square', zh: '锥形方脚', vi: 'Vuông thuôn' },
  sled: { en: 'Steel sled', zh: '钢制滑橇脚', vi: 'Chân thép chữ U' },
  frame: { en: 'Steel frame', zh: '钢框架', vi: 'Khung thép hộp' },
  turned: { en: 'Turned', zh: '车旋脚', vi: 'Tiện' },
  bun: { en: 'Bun feet', zh: '圆墩脚', vi: 'Chân tròn thấp' },
  bracket: { en: 'Bracket feet', zh: '壶门牙板脚', vi: 'Chân quỳ' },
  stand: { en: 'Wooden stand', zh: '木架座', vi: 'Giá gỗ' },
  hairpin: { en: 'Hairpin', zh: '发夹脚', vi: 'Chân kẹp tóc' },
  runners: { en: 'Runners', zh: '枕木脚', vi: 'Thanh đỡ' },
} satisfies Record<string, LocalizedText>;

export function sizes(key: 'width' | 'depth' | 'height', values: readonly number[]): Parameter {
  const names = {
    width: { en: 'Width', zh: '宽度', vi: 'Chiều rộng' },
    depth: { en: 'Depth', zh: '深度', vi: 'Chiều sâu' },
    height: { en: 'Height', zh: '高度', vi: 'Chiều cao' },
  };
  return { name: names[key], values };
}

export function frontsOf(values: readonly (keyof typeof fronts)[]): Parameter {
  return forms({ en: 'Fronts', zh: '门板', vi: 'Mặt cánh' }, values, fronts);
}

export function gripsOf(values: readonly (keyof typeof grips)[]): Parameter {
  return forms({ en: 'Handles', zh: '拉手', vi: 'Tay nắm' }, values, grips);
}

export function basesOf(values: readonly (keyof typeof bases)[]): Parameter {
  return forms({ en: 'Base', zh: '柜脚', vi: 'Chân đế' }, values, bases);
}

/** A parameter of named forms; labels are [en, zh, vi] by value. */
export function choices(
  name: readonly [string, string, string],
  labels: Readonly<Record<string, readonly [string, string, string]>>,
): Parameter {
  return {
    name: words(name),
    values: Object.keys(labels),
    labels: Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, words(label)])),
  };
}

function words([en, zh, vi]: readonly [string, string, string]): LocalizedText {
  return { en, zh, vi };
}

/** The steps between two measures, for lines. */
export function steps(low: number, high: number, by: number): number[] {
  return Array.from({ length: Math.floor((high - low) / by) + 1 }, (_, i) => low + i * by);
}

function forms(name: LocalizedText, values: readonly Value[], labels: Record<string, LocalizedText>): Parameter {
  return { name, values, labels: Object.fromEntries(values.map((value) => [value, labels[value]!])) };
}
