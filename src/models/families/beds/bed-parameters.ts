import { form, measures } from '#models/families/shared/parameters.ts';
import type { Parameter } from '#models/family.ts';

export const bedWidths = [980, 1080, 1280, 1430, 1580, 1880, 2080];

export const bedParameters: Record<string, Parameter> = {
  ...measures(bedWidths, [2050, 2150, 2250], [900, 1000, 1100, 1200, 1300, 2000, 2100, 2200]),
  head: form(['Headboard', '床头', 'Đầu giường'], {
    panel: ['Solid panel', '实木板', 'Tấm gỗ liền'],
    slat: ['Slats', '竖条', 'Nan dọc'],
    spindle: ['Spindles', '圆柱梳背', 'Song tròn'],
    cane: ['Cane', '藤编', 'Mây đan'],
    padded: ['Padded', '软包', 'Bọc nệm'],
    channel: ['Channelled', '竖条拉槽', 'Múi dọc'],
    grid: ['Squares', '方块软包', 'Ô vuông'],
    arch: ['Arch', '拱形', 'Vòm cong'],
    wing: ['With wings', '带侧翼', 'Có cánh'],
    bolster: ['Hung cushions', '挂垫', 'Đệm treo'],
    lattice: ['Lattice', '花格', 'Song hoa'],
  }),
  base: form(['Base', '床架', 'Khung giường'], {
    round: ['Round legs', '圆腿', 'Chân tròn'],
    square: ['Square legs', '方腿', 'Chân vuông'],
    turned: ['Turned legs', '车旋腿', 'Chân tiện'],
    platform: ['Floating platform', '悬浮平台', 'Bục nổi'],
    box: ['Upholstered box', '软包箱体', 'Khung bọc nệm'],
    drawers: ['With drawers', '带抽屉', 'Có ngăn kéo'],
    canopy: ['Four-poster', '四柱', 'Bốn cọc màn'],
  }),
  foot: form(['Foot end', '床尾', 'Đuôi giường'], {
    open: ['No footboard', '无床尾板', 'Không vách đuôi'],
    board: ['Footboard', '床尾板', 'Có vách đuôi'],
  }),
  bedding: form(['Bedding', '床品', 'Chăn gối'], {
    plain: ['Mattress and pillows', '床垫与枕头', 'Nệm và gối'],
    duvet: ['With duvet', '加被子', 'Thêm chăn'],
    dressed: ['Duvet, throw and cushions', '被子、搭毯与靠垫', 'Chăn, tấm phủ và gối tựa'],
  }),
};
