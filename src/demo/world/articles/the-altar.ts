import type { DemoArticle } from '../demo-world.ts';

export const theAltar: DemoArticle = {
  key: 'altar',
  day: '2026-11-03',
  topic: 'living',
  author: 'Ngô Tuấn Kiệt',
  popularity: 270,
  shows: ['tube-house', 'detail'],
  title: {
    en: 'A place for the ancestors in a modern flat',
    vi: 'Chỗ thờ tự trong căn hộ hiện đại',
    zh: '现代公寓里，给祖先一个位置',
  },
  summary: {
    en: 'Height, smoke and quiet: what a family altar needs, and how it can be beautiful.',
    vi: 'Độ cao, khói và sự yên tĩnh: bàn thờ cần gì, và làm sao cho đẹp.',
    zh: '高度、烟和安静：家里的供桌需要什么，又怎样才好看。',
  },
  body: {
    en: `In a house of three floors the altar has the top one, and nobody asks. In a flat of seventy square metres it shares a wall with the television, and then everybody does. It is the first thing I settle with a family, before the kitchen.

## Where

A quiet wall of the living room, seen from the table but not from the front door, and not backed by a bathroom or a bedroom. It should not face a mirror. If there is only one wall, give the altar the middle and let the television move; it is lighter and does not mind.

## How high

The surface stands between the eyes and a raised hand: 127 cm for a standing altar, 155 to 175 cm for one that hangs on the wall. Many families keep to the auspicious figures of the carpenter’s rule, and any workshop here knows them. Above it leave at least 60 cm free, so that smoke has somewhere to go.

## Smoke and fire

- a sheet of glass or stone above and behind, easy to wipe
- incense of good quality, one stick on ordinary days
- no curtain within a metre, and a detector on the ceiling, not right above
- a socket inside the shelf for two small warm lamps

## How it looks

It need not be heavy, carved and red to be worthy. The old houses of Hue had altars of plain dark wood with good proportions. Ash stained brown, a frame of slats that joins the bookcase on either side, a drawer for candles and matches: it belongs to the room and still stands apart. A niche with a wooden back and light from above does well in the smallest flats.

Below it, leave the floor free. On the days that count, a low table is put there, the family stands before it, and for an hour the flat is as large as it needs to be.`,
    vi: `Nhà ba tầng thì bàn thờ ở tầng trên cùng, không ai phải hỏi. Căn hộ bảy mươi mét vuông thì bàn thờ chung tường với tivi, và lúc ấy ai cũng hỏi. Đây là việc đầu tiên tôi bàn với gia chủ, trước cả căn bếp.

## Đặt ở đâu

Một bức tường yên tĩnh của phòng khách, ngồi ở bàn ăn thì thấy mà mở cửa ra thì không, phía sau không phải phòng tắm hay phòng ngủ. Không đối diện gương. Nếu chỉ có một bức tường, hãy dành chính giữa cho bàn thờ và dời tivi; tivi nhẹ hơn và nó không buồn.

## Cao bao nhiêu

Mặt bàn thờ nằm giữa tầm mắt và tầm tay với: bàn thờ đứng 127 cm, bàn thờ treo 155 đến 175 cm. Nhiều nhà theo cung tốt của thước Lỗ Ban, xưởng nào ở ta cũng biết. Phía trên chừa ít nhất 60 cm để khói có lối.

## Khói và lửa

- một tấm kính hoặc đá phía trên và phía sau, dễ lau
- hương tốt, ngày thường một nén
- không để rèm trong vòng một mét; đầu báo khói gắn trên trần nhưng không ngay phía trên
- một ổ cắm trong kệ cho hai bóng đèn nhỏ màu ấm

## Trông thế nào

Không cứ phải nặng, chạm trổ, sơn đỏ mới là trang nghiêm. Nhà xưa ở Huế có bàn thờ gỗ sẫm trơn, chỉ đẹp ở tỉ lệ. Gỗ tần bì nhuộm nâu, khung lam nối liền kệ sách hai bên, một ngăn kéo để nến và diêm: vừa thuộc về căn phòng, vừa đứng riêng. Căn hộ nhỏ nhất thì một hốc tường lưng gỗ, đèn rọi từ trên, là đủ.

Bên dưới, để sàn trống. Đến ngày giỗ, ngày Tết, người ta kê thêm chiếc bàn thấp, cả nhà đứng trước đó, và trong một giờ căn hộ rộng vừa đúng như cần.`,
    zh: `三层的房子，供桌在最高层，没人会问。七十平方米的公寓，供桌和电视共用一面墙，这时人人都问。这是我和每户人家最先商量的事，比厨房还早。

## 放在哪里

客厅里一面安静的墙，坐在餐桌边看得见，开门时看不见，背后不是浴室也不是卧室，不正对镜子。如果只有一面墙，正中给供桌，电视让一让；它轻，也不会介意。

## 多高

台面在眼睛和举手之间：落地的 127 cm，挂墙的 155 到 175 cm。许多人家按鲁班尺取吉数，这里的工坊都懂。上方至少留 60 cm，让烟有去处。

## 烟与火

- 上方和背后用一块玻璃或石板，好擦
- 用好香，平日一支就够
- 一米之内不挂窗帘；烟感装在天花板上，但不在正上方
- 柜里留一个插座，接两盏暖色小灯

## 什么样子

不一定要厚重、雕花、大红才算庄重。顺化老屋的供桌是素面深色木头，好看在比例。白蜡木染成棕色，格栅与两侧书柜连成一体，再留一个抽屉放蜡烛和火柴：它属于这间房，又自成一处。最小的公寓，做一个木背板的壁龛，上方打光，也很好。

下面的地面请空着。到了忌日和过年，那里会摆一张矮桌，一家人站在前面。那一个小时，公寓刚好够大。`,
  },
};
