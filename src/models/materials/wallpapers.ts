import { finishesOf } from '#models/materials/finish.ts';

/** Each a roll's width across: the picture goes on at the seam. */
export const wallpapers = finishesOf(
  { kind: 'paper', roughness: 0.9, metalness: 0, pattern: 'paper-stripes', tile: [530, 530], relief: 0.4 },
  [
    ['wallpaper-stripes', '#e6ddc9', 'Striped wallpaper', '条纹墙纸', 'Giấy dán tường kẻ sọc', { second: '#c9b893' }],
    [
      'wallpaper-waves',
      '#dfe3dc',
      'Wave wallpaper',
      '波纹墙纸',
      'Giấy dán tường hoạ tiết sóng',
      { second: '#7d9490', pattern: 'paper-waves' },
    ],
    [
      'wallpaper-bamboo',
      '#e9e6d6',
      'Bamboo wallpaper',
      '竹影墙纸',
      'Giấy dán tường hoạ tiết tre',
      { second: '#8c9a80', pattern: 'paper-bamboo' },
    ],
    [
      'wallpaper-grass',
      '#cdbd9c',
      'Grasscloth wallpaper',
      '草编墙纸',
      'Giấy dán tường sợi cói',
      { second: '#a18f69', pattern: 'paper-grass', relief: 1 },
    ],
  ],
);
