import { box, sheet, text } from './paper-svg.ts';

const width = 960;
const height = 600;

/** A card of no country: a name, a made-up number, a drawn head. */
export function cardFront(name: string, number: string): string {
  return sheet(
    width,
    height,
    [
      box(0, 0, width, height, '#d8e4df'),
      box(30, 30, 900, 540, '#f4f7f2', 'rx="28"'),
      box(30, 30, 900, 96, '#2c3932', 'rx="28"'),
      text(480, 92, 34, 'THẺ CĂN CƯỚC MẪU · SAMPLE ID', { fill: '#f4f3ed', weight: 700, anchor: 'middle' }),
      box(80, 170, 220, 300, '#c9d5cd', 'rx="12"'),
      `<circle cx="190" cy="275" r="62" fill="#8aa096"/><path d="M95 470c0-90 190-90 190 0z" fill="#8aa096"/>`,
      ...[
        ['Số / No.', number],
        ['Họ và tên / Full name', name],
        ['Ngày sinh / Date of birth', '01 / 01 / 1995'],
        ['Quê quán / Place of origin', 'Nơi mẫu'],
      ].flatMap(([label, value], at) => [
        text(350, 200 + at * 86, 20, label!, { fill: '#545b54' }),
        text(350, 236 + at * 86, 30, value!, { weight: 700 }),
      ]),
    ].join(''),
  );
}

export function cardBack(number: string): string {
  return sheet(
    width,
    height,
    [
      box(0, 0, width, height, '#d8e4df'),
      box(30, 30, 900, 540, '#f4f7f2', 'rx="28"'),
      box(80, 90, 150, 120, '#c8a95a', 'rx="14"'),
      ...[0, 1, 2].map((at) => box(80, 120 + at * 30, 150, 3, '#8a6d22')),
      text(280, 130, 24, 'Đặc điểm nhận dạng: không có', {}),
      text(280, 180, 24, 'Ngày cấp: 01 / 01 / 2024', {}),
      `<g fill="none" stroke="#8aa096" stroke-width="5">${[20, 40, 60, 80].map((r) => `<ellipse cx="740" cy="300" rx="${r}" ry="${r * 1.3}"/>`).join('')}</g>`,
      ...[0, 1, 2].map((line) =>
        text(
          80,
          450 + line * 40,
          26,
          `${['IDMAU', number, 'SAMPLE'][line]!.padEnd(30, '<').replaceAll('<', '&lt;')}`,
          {},
        ),
      ),
    ].join(''),
  );
}

export function licence(company: string, person: string): string {
  return sheet(
    width,
    height,
    [
      box(0, 0, width, height, '#efe7d2'),
      box(36, 36, 888, 528, '#fbf7ec', 'stroke="#7c5200" stroke-width="3"'),
      text(480, 110, 22, 'SỞ MẪU · SAMPLE OFFICE', { fill: '#545b54', anchor: 'middle' }),
      text(480, 168, 38, 'GIẤY ĐĂNG KÝ KINH DOANH', { weight: 700, anchor: 'middle' }),
      text(480, 206, 22, 'Business registration certificate', { fill: '#545b54', anchor: 'middle' }),
      ...[
        ['Tên doanh nghiệp', company],
        ['Mã số', '0300 000 000 (mẫu)'],
        ['Ngành nghề', 'Sản xuất đồ gỗ gia dụng'],
        ['Người đại diện', person],
      ].flatMap(([label, value], at) => [
        text(90, 276 + at * 62, 20, label!, { fill: '#7c5200' }),
        text(340, 276 + at * 62, 26, value!, { weight: 700 }),
      ]),
      `<circle cx="800" cy="470" r="60" fill="none" stroke="#a8300f" stroke-width="5"/>`,
      text(800, 478, 24, 'MẪU', { fill: '#a8300f', weight: 700, anchor: 'middle' }),
    ].join(''),
  );
}
