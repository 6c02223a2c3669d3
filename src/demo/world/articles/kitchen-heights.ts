import type { DemoArticle } from '../demo-world.ts';

export const kitchenHeights: DemoArticle = {
  key: 'kitchen',
  day: '2026-10-09',
  topic: 'rooms',
  author: 'Bếp Gọn',
  popularity: 340,
  shows: ['veranda-kitchen', 'main'],
  title: { en: 'A kitchen that fits the cook', vi: 'Căn bếp vừa với người nấu', zh: '合身的厨房' },
  summary: {
    en: 'Heights, distances and the place of the rice cooker.',
    vi: 'Chiều cao, khoảng cách và chỗ cho nồi cơm điện.',
    zh: '高度、距离，还有电饭煲的位置。',
  },
  body: {
    en: `Kitchens are sold by the metre and used by the centimetre. Two of them decide whether your back hurts: the height of the worktop and the distance between sink and hob.

## The height

Stand straight, bend your elbows, and measure from the floor to your elbow. Take off 12 cm: that is the height for chopping. For someone of 1.58 m it is about 83 cm, for someone of 1.72 m about 90. The hob may be 5 cm lower, because one looks into pans from above; the sink 5 cm higher, because its bottom is deep. If two people cook, build for the one who cooks more.

## The order

Fridge, worktop, sink, worktop, hob: in this order the food travels in one direction, from raw to done. Between sink and hob leave at least 60 cm of free top, better 90. That is where the cooking happens. Beside the hob 30 cm for the hot pan, beside the fridge 30 cm for the shopping.

## The wall

- wall cupboards begin 55 cm above the worktop, so that you can see what you do
- a hood hangs 65 to 75 cm above a gas flame
- light goes under the cupboards, near their front edge

## The small machines

In our homes the rice cooker, the water dispenser and the pressure cooker stand out all day. Give them a place of their own, 45 cm deep, with sockets at the height of the worktop and nothing above that steam could spoil. A pull-out shelf is the best answer: it comes out to steam and goes back when the lid is closed.

## What the carcass is made of

Under the sink nothing but waterproof board or stainless steel. Elsewhere moisture-resistant board with sealed edges. Ask to see a cut edge: green inside is a dye, not a guarantee, while a hard even edge is a good sign. Feet, not plinths of board, stand on the floor, because one day a pipe will leak.`,
    vi: `Bếp bán theo mét nhưng dùng theo phân. Có hai con số quyết định lưng bạn có đau hay không: chiều cao mặt bếp và khoảng cách từ chậu rửa đến bếp nấu.

## Chiều cao

Đứng thẳng, gập khuỷu tay, đo từ sàn lên khuỷu rồi trừ 12 cm: đó là độ cao để thái. Người cao 1,58 m thì khoảng 83 cm, người cao 1,72 m khoảng 90. Chỗ đặt bếp nấu có thể thấp hơn 5 cm vì ta nhìn vào nồi từ trên xuống; chậu rửa cao hơn 5 cm vì đáy chậu sâu. Nhà có hai người nấu, hãy làm theo người nấu nhiều hơn.

## Thứ tự

Tủ lạnh, mặt bàn, chậu rửa, mặt bàn, bếp nấu: theo thứ tự ấy thức ăn đi một chiều, từ sống đến chín. Giữa chậu và bếp chừa ít nhất 60 cm, tốt hơn là 90. Đó mới là nơi nấu ăn. Cạnh bếp 30 cm để nồi nóng, cạnh tủ lạnh 30 cm để túi đi chợ.

## Bức tường

- tủ trên cách mặt bếp 55 cm để thấy được việc mình làm
- máy hút mùi cách ngọn lửa ga 65 đến 75 cm
- đèn gắn dưới tủ trên, gần mép trước

## Những chiếc máy nhỏ

Nhà mình nồi cơm điện, cây nước, nồi áp suất bày ra cả ngày. Hãy cho chúng một chỗ riêng sâu 45 cm, ổ cắm ngang mặt bếp, phía trên không có gì sợ hơi nước. Kệ kéo là câu trả lời hay nhất: kéo ra khi xả hơi, đẩy vào khi đậy nắp.

## Thùng tủ làm bằng gì

Dưới chậu rửa chỉ nên dùng ván chống nước hoặc inox. Chỗ khác dùng ván chống ẩm dán kín cạnh. Hãy xin xem một cạnh cắt: lõi xanh chỉ là màu nhuộm, không phải bảo đảm; cạnh cứng và mịn mới đáng tin. Đứng trên sàn nên là chân tăng chỉnh chứ không phải ván, vì thế nào cũng có ngày rò nước.`,
    zh: `橱柜按米卖，却按厘米用。有两个数字决定你腰疼不疼：台面高度，和水槽到灶台的距离。

## 高度

站直，屈肘，量地面到手肘的高度，减 12 cm，就是切菜的高度。身高 1.58 m 大约 83 cm，1.72 m 大约 90 cm。灶台可以低 5 cm，因为要往锅里看；水槽可以高 5 cm，因为槽底深。两个人做饭，按做得多的那个来。

## 顺序

冰箱、台面、水槽、台面、灶台：按这个顺序，食物一路从生到熟，不走回头路。水槽和灶台之间至少留 60 cm，最好 90 cm，真正做饭就在这里。灶边留 30 cm 放热锅，冰箱边留 30 cm 放菜篮。

## 墙上

- 吊柜底离台面 55 cm，才看得清手上的活
- 油烟机离明火 65 到 75 cm
- 灯装在吊柜下面，靠前沿

## 小家电

电饭煲、饮水机、高压锅整天都摆在外面，给它们一个专门的位置：深 45 cm，插座与台面同高，上方不放怕蒸汽的东西。抽拉板最好用：冒汽时拉出来，盖上盖子推回去。

## 柜体用什么

水槽下面只用防水板或不锈钢，其他地方用封好边的防潮板。请商家给你看切口：里面发绿只是染色，不算保证；切口坚硬细密才是好兆头。落地要用调节脚，不要用板，因为总有一天会漏水。`,
  },
};
