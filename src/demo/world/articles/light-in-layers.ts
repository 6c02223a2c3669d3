import type { DemoArticle } from '../demo-world.ts';

export const lightInLayers: DemoArticle = {
  key: 'light',
  day: '2026-09-18',
  topic: 'colour',
  author: 'Đèn Hoa',
  popularity: 380,
  shows: ['japandi-flat', 'main'],
  title: { en: 'Light a room in three layers', vi: 'Thắp sáng căn phòng bằng ba lớp đèn', zh: '三层灯光，点亮一间房' },
  summary: {
    en: 'One bright lamp in the middle of the ceiling makes every room look like a waiting room.',
    vi: 'Một bóng đèn sáng giữa trần khiến phòng nào cũng giống phòng chờ.',
    zh: '天花板正中一盏大灯，会让任何房间都像候诊室。',
  },
  body: {
    en: `In many flats the light was decided by whoever poured the concrete: one point in the middle of every ceiling. It lights the floor and the tops of heads. What makes a room pleasant in the evening is something else, and it costs less than a new sofa.

## The first layer: enough to move about

This is the general light. Let it come from the edges rather than the middle, from a strip behind a pelmet, a lamp that shines up a wall, or two small ceiling lamps instead of a big one. It may be weak. It is only there so that nobody stumbles.

## The second layer: where something is done

Reading, cooking, homework. Here light has to be strong and near: 40 cm above a desk, 60 to 75 cm above a dining table, under the wall cupboards of a kitchen so that your own shadow does not fall on the knife. One lamp for each task, each with its own switch.

## The third layer: for its own sake

A lantern in the corner, a lamp on the sideboard, a glow behind a plant. It lights nothing in particular, and it is the one people remember.

- choose one colour for all: 2700 K is candle-warm, 3000 K is warm, 4000 K belongs in a workshop
- look for a colour rendering index (CRI) of 90 or more, or food and faces will look tired
- put dimmers on the first layer at least

## Mind the window

By day the window is the lamp. Do not stand a tall cupboard beside it, paint the wall next to it in the lightest colour of the room, and hang a mirror across from it, a little to the side. At night the same window is a black hole: a curtain, even a thin one, gives the light back.`,
    vi: `Ở nhiều căn hộ, ánh sáng do người đổ bê tông quyết định: mỗi trần một điểm chính giữa. Nó soi sàn nhà và đỉnh đầu. Điều làm căn phòng dễ chịu vào buổi tối là thứ khác, và rẻ hơn một chiếc sofa mới.

## Lớp thứ nhất: đủ để đi lại

Đây là ánh sáng chung. Hãy để nó đến từ rìa phòng thay vì chính giữa: dải đèn sau phào, đèn hắt lên tường, hoặc hai đèn trần nhỏ thay cho một đèn lớn. Yếu cũng được, chỉ cần không ai vấp.

## Lớp thứ hai: nơi có việc để làm

Đọc sách, nấu ăn, học bài. Ở đây ánh sáng phải mạnh và gần: cách mặt bàn học 40 cm, cách mặt bàn ăn 60 đến 75 cm, và dưới tủ bếp trên để bóng của chính bạn không rơi vào lưỡi dao. Mỗi việc một đèn, mỗi đèn một công tắc.

## Lớp thứ ba: chỉ để vui

Chiếc đèn lồng ở góc, ngọn đèn trên tủ, chút sáng sau chậu cây. Nó không soi gì cả, nhưng lại là thứ người ta nhớ.

- chọn một màu cho cả phòng: 2700 K ấm như nến, 3000 K ấm, 4000 K để dành cho xưởng
- chỉ số hoàn màu từ 90 trở lên, nếu không món ăn và gương mặt đều trông mệt mỏi
- ít nhất lớp đầu nên chỉnh được độ sáng

## Đừng quên cửa sổ

Ban ngày, cửa sổ chính là đèn. Đừng để tủ cao sát bên, sơn bức tường cạnh cửa màu sáng nhất phòng, treo gương đối diện và hơi lệch sang một bên. Ban đêm, cửa sổ là một khoảng đen: một lớp rèm, dù mỏng, sẽ trả ánh sáng lại cho bạn.`,
    zh: `很多公寓的灯位，是浇混凝土的人定的：每间房的天花板正中一个点。它照亮地板和头顶。让房间在晚上舒服的是另一种光，而且比一张新沙发便宜。

## 第一层：够走路就行

这是环境光。让它从边上来，而不是从中间来：窗帘盒后的灯带、往墙上打的灯，或者用两盏小吸顶灯代替一盏大的。弱一点没关系，只要不绊脚。

## 第二层：做事的地方

看书、做饭、写作业，光要强，也要近：书桌上方 40 cm，餐桌上方 60 到 75 cm，厨房装在吊柜下面，免得自己的影子落在刀上。一件事一盏灯，一盏灯一个开关。

## 第三层：只为好看

墙角的灯笼、边柜上的小灯、植物背后的一点光。它什么也不照，却最让人记得。

- 全屋统一色温：2700 K 像烛光，3000 K 是暖光，4000 K 留给工坊
- 显色指数要 90 以上，否则饭菜和脸色都显得疲惫
- 至少第一层要能调光

## 别忘了窗

白天，窗就是灯。旁边别放高柜，靠窗的墙刷全屋最浅的颜色，对面偏一点挂面镜子。到了晚上，同一扇窗是个黑洞：拉上窗帘，哪怕薄薄一层，光就还给你了。`,
  },
};
