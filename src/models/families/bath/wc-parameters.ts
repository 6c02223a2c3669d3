import { form } from '#models/families/shared/parameters.ts';

export const bowlWords = form(['Bowl', '座圈形状', 'Dáng lòng bồn'], {
  dee: ['Round front', '圆头', 'Đầu tròn'],
  soft: ['Egg-shaped', '蛋形', 'Hình trứng'],
  square: ['Squared', '方形', 'Vuông bo'],
});
export const seatWords = form(['Seat', '盖板', 'Nắp'], {
  slim: ['Slim', '超薄', 'Mỏng'],
  wrap: ['Wrapping over', '全包', 'Trùm kín'],
  domed: ['Domed', '弧面', 'Vòm'],
});
