import { form } from '#models/families/shared/parameters.ts';

export const planWords = form(['Outline', '外形', 'Dáng ngoài'], {
  dee: ['Round front', '圆弧前沿', 'Mặt trước tròn'],
  square: ['Rectangular', '长方形', 'Chữ nhật'],
  soft: ['Rounded corners', '圆角', 'Bo góc'],
});
export const hollowWords = form(['Bowl', '盆内形状', 'Lòng chậu'], {
  oval: ['Oval', '椭圆', 'Bầu dục'],
  soft: ['Soft square', '圆角方形', 'Vuông bo tròn'],
  square: ['Rectangular', '长方形', 'Chữ nhật'],
});
export const basinTapWords = form(['Tap', '龙头', 'Vòi'], {
  none: ['None', '不含龙头', 'Không'],
  mixer: ['Mixer', '含龙头', 'Kèm vòi'],
});
