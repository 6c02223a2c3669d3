import type { Parameter, LocalizedText } from '#models/family.ts';

export const sofaName: LocalizedText = { en: 'Sofa', zh: '沙发', vi: 'Ghế sofa' };

const widths = [1400, 1500, 1600, 1700, 1800, 1900, 2000, 2100, 2200, 2300, 2400, 2500, 2600];

/** The order is part of every id: add at the end only. */
export const sofaParameters: Record<string, Parameter> = {
  width: { name: { en: 'Width', zh: '宽度', vi: 'Chiều rộng' }, values: widths },
  depth: { name: { en: 'Depth', zh: '深度', vi: 'Chiều sâu' }, values: [820, 860, 900, 950, 1000, 1050] },
  height: { name: { en: 'Height', zh: '高度', vi: 'Chiều cao' }, values: [700, 740, 780, 820, 860, 900] },
  arm: {
    name: { en: 'Arms', zh: '扶手', vi: 'Tay vịn' },
    values: ['track', 'slim', 'rolled', 'pillow', 'wood', 'none'],
    labels: {
      track: { en: 'Square', zh: '方扶手', vi: 'Vuông' },
      slim: { en: 'Slim', zh: '窄扶手', vi: 'Mảnh' },
      rolled: { en: 'Rolled', zh: '卷边扶手', vi: 'Cuộn tròn' },
      pillow: { en: 'Soft and low', zh: '低软扶手', vi: 'Thấp và mềm' },
      wood: { en: 'Open wood', zh: '木扶手', vi: 'Gỗ hở' },
      none: { en: 'No arms', zh: '无扶手', vi: 'Không tay vịn' },
    },
  },
  back: {
    name: { en: 'Back', zh: '靠背', vi: 'Lưng tựa' },
    values: ['loose', 'tight', 'channel', 'pillow', 'spindle'],
    labels: {
      loose: { en: 'Loose cushions', zh: '活动靠垫', vi: 'Đệm rời' },
      tight: { en: 'Tight', zh: '固定靠背', vi: 'Bọc liền' },
      channel: { en: 'Channelled', zh: '竖条拉槽', vi: 'Múi dọc' },
      pillow: { en: 'Big pillows', zh: '大靠枕', vi: 'Gối lớn' },
      spindle: { en: 'Spindles', zh: '木梳背', vi: 'Song gỗ' },
    },
  },
  seat: {
    name: { en: 'Seat', zh: '坐垫', vi: 'Mặt ngồi' },
    values: ['split', 'bench'],
    labels: {
      split: { en: 'A cushion each', zh: '分座坐垫', vi: 'Đệm từng chỗ' },
      bench: { en: 'One bench cushion', zh: '整块坐垫', vi: 'Một đệm dài' },
    },
  },
  legs: {
    name: { en: 'Legs', zh: '沙发脚', vi: 'Chân' },
    values: ['round', 'square', 'sled', 'turned', 'plinth', 'bun'],
    labels: {
      round: { en: 'Tapered round', zh: '锥形圆脚', vi: 'Tròn thuôn' },
      square: { en: 'Tapered square', zh: '锥形方脚', vi: 'Vuông thuôn' },
      sled: { en: 'Steel sled', zh: '钢制滑橇脚', vi: 'Khung thép' },
      turned: { en: 'Turned', zh: '车旋脚', vi: 'Tiện' },
      plinth: { en: 'Plinth', zh: '底座', vi: 'Bệ' },
      bun: { en: 'Low bun', zh: '圆墩脚', vi: 'Tròn thấp' },
    },
  },
  scatter: {
    name: { en: 'Scatter cushions', zh: '抱枕', vi: 'Gối tựa' },
    values: ['none', 'pair', 'three'],
    labels: {
      none: { en: 'None', zh: '无', vi: 'Không' },
      pair: { en: 'Two', zh: '两个', vi: 'Hai chiếc' },
      three: { en: 'Three', zh: '三个', vi: 'Ba chiếc' },
    },
  },
};
