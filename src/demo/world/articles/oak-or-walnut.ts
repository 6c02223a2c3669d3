import type { DemoArticle } from '../demo-world.ts';

export const oakOrWalnut: DemoArticle = {
  key: 'woods',
  day: '2026-09-11',
  topic: 'materials',
  author: 'Mộc Lặng',
  popularity: 410,
  shows: ['midcentury-dining', 'detail'],
  title: {
    en: 'Oak, walnut and five more: which wood for what',
    vi: 'Sồi, óc chó và năm loại nữa: gỗ nào cho việc gì',
    zh: '橡木、胡桃和另外五种：什么木头做什么',
  },
  summary: {
    en: 'How seven woods behave in a humid country, and what you pay for when you pay more.',
    vi: 'Bảy loại gỗ chịu khí hậu ẩm ra sao, và trả thêm tiền là trả cho điều gì.',
    zh: '七种木头在潮湿的地方脾气如何，多花的钱花在哪里。',
  },
  body: {
    en: `Wood never stops moving. In the dry weeks after Tet a table top grows narrower, in the rains it grows wide again, a few millimetres each time. A good maker lets it. The question is not which wood is best but which one suits what you will do to it.

## Oak

Hard, pale, with an open grain you can feel with a fingernail. It takes a plate put down in a hurry. Left under oil it turns honey-coloured in two or three years. For dining tables and floors it is the sensible choice, and the price stays reasonable because forests in Europe and America grow more than is cut.

## Ash

As strong as oak and a little springier, which is why tool handles and bent chair backs are made of it. The grain is livelier. It costs somewhat less. Keep it indoors: it does not like to stay wet.

## Walnut

Softer, darker, quieter under the hand. A walnut sideboard makes a white room look finished. It scratches sooner and grows lighter in the sun, so it belongs where people look rather than where they cook.

## Teak and rosewood

Teak has its own oil and does not mind rain. On a veranda nothing does better. Rosewood is heavy, red and expensive; ask for papers, because much of it should not have been cut.

## Acacia and rubberwood

Grown on plantations here. Honest woods for children’s furniture and the inside of drawers, as long as they were dried properly.

- ask for the moisture content: 8 to 12 per cent is right
- look at the underside: solid wood has the same grain there
- push a corner: a real joint does not give

Whatever you choose, oil it once a year and keep it a hand’s breadth away from the air conditioner.`,
    vi: `Gỗ không bao giờ đứng yên. Những tuần hanh sau Tết mặt bàn hẹp lại, đến mùa mưa lại nở ra, mỗi lần vài milimét. Thợ giỏi để cho nó thở. Câu hỏi không phải gỗ nào tốt nhất, mà gỗ nào hợp với cách bạn dùng.

## Sồi

Cứng, sáng màu, vân hở, lấy móng tay lướt qua là thấy. Đặt mạnh cái đĩa xuống cũng không sao. Lau dầu, hai ba năm sau ngả màu mật. Làm bàn ăn, lát sàn thì sồi là lựa chọn hợp lý, giá cũng phải chăng vì rừng châu Âu và Mỹ trồng nhiều hơn chặt.

## Tần bì

Chắc như sồi mà dẻo hơn một chút, nên người ta dùng làm cán dụng cụ và lưng ghế uốn. Vân sống động hơn, giá mềm hơn. Chỉ nên để trong nhà, gỗ này không chịu ướt lâu.

## Óc chó

Mềm hơn, sậm hơn, êm tay hơn. Một chiếc tủ óc chó khiến căn phòng trắng trông trọn vẹn hẳn. Dễ xước và gặp nắng thì nhạt màu, nên hợp chỗ để ngắm hơn chỗ để nấu.

## Tếch và gỗ hương

Tếch có sẵn dầu, không ngại mưa. Ngoài hiên không gì hơn nó. Gỗ hương nặng, đỏ và đắt; hãy hỏi giấy tờ, vì nhiều cây lẽ ra không nên bị đốn.

## Keo và cao su

Trồng ngay trong nước. Làm đồ trẻ em, làm lòng ngăn kéo đều tử tế, miễn là sấy đúng cách.

- hỏi độ ẩm: 8 đến 12 phần trăm là đạt
- lật mặt dưới: gỗ đặc có cùng đường vân
- đẩy thử một góc: mộng thật thì im

Dù chọn gỗ gì, mỗi năm lau dầu một lần và đặt cách luồng máy lạnh chừng một gang tay.`,
    zh: `木头一直在动。春节后的干燥天里桌面会变窄，雨季又变宽，每次几毫米。好木匠会留出余地。问题不是哪种木头最好，而是哪种适合你怎么用。

## 橡木

硬、浅、纹理开放，指甲划过能感觉到。盘子放得急一点也不怕。上了油，两三年后变成蜜色。做餐桌、铺地板，它是稳妥的选择；欧美的橡木林长得比砍得多，价格也公道。

## 白蜡木

和橡木一样结实，弹性略好，所以常做工具柄和弯曲的椅背。纹理更活泼，价格低一些。只宜放在室内，它不喜欢久湿。

## 胡桃木

软一些、深一些、摸上去更安静。白墙前放一只胡桃木边柜，房间就完整了。它容易留划痕，晒久了会变浅，适合放在看得见的地方，不适合做案板。

## 柚木和花梨

柚木自带油脂，不怕雨，放在廊檐下没有对手。花梨沉、红、贵，买之前请看证明，因为许多树本不该被砍。

## 相思木和橡胶木

本地种植林的木材。只要烘干得当，做儿童家具和抽屉内板都很实在。

- 问含水率：8% 到 12% 才对
- 看背面：实木的纹理正反连贯
- 推一推桌角：真榫卯不出声

不管选哪种，一年上一次油，离空调出风口一掌远。`,
  },
};
