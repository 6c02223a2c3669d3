import { form } from '#models/families/shared/parameters.ts';

export const bowlWords = form(['Bowl', '盆形', 'Dáng lòng'], { dee: ['Round front', '圆形前沿', 'Tròn trước'], soft: ['Egg-shaped', '蛋形', 'Hình trứng'], square: ['Squared', '方形', 'Vuông bo'] });
export const seatWords = form(['Seat', '盖板', 'Nắp'], { slim: ['Slim', '超薄', 'Mỏng'], wrap: ['Wrapping over', '全包', 'Trùm kín'], domed: ['Domed', '弧面', 'Vòm'] });
