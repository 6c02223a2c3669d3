import type { DemoArticle } from '../demo-world.ts';

export const measureOnce: DemoArticle = {
  key: 'measure',
  day: '2026-09-04',
  topic: 'planning',
  author: 'Lê Quốc Huy',
  popularity: 320,
  shows: ['newchinese-hall', 'main'],
  title: { en: 'Measure a room once, and properly', vi: 'Đo phòng một lần cho đúng', zh: '量房，一次量准' },
  summary: {
    en: 'Ten figures on one sheet of paper save most of the mistakes people pay for later.',
    vi: 'Mười con số trên một tờ giấy tránh được phần lớn những lỗi phải trả tiền về sau.',
    zh: '一张纸上的十个数字，能省下日后大半的冤枉钱。',
  },
  body: {
    en: `Most wrong furniture was measured right, only not completely. The wall was 3.20 m, the wardrobe was 3.20 m, and then there was the skirting board. Take an hour, a steel tape, a sheet of paper and someone to hold the other end.

## Draw first, measure after

Stand in the doorway and draw the room as you see it from above, large enough to write in. Mark doors with the way they open, windows, sockets, switches, the air conditioner and its pipe. It need not be pretty. It has to have a place for every figure.

## Three heights, not one

Walls lean. Measure each wall at the floor, at the height of a table and just under the ceiling, and write down all three. Anything that is to stand between two walls is ordered by the smallest figure, less one centimetre.

- the height of the room in two corners
- each window: from the floor to the sill, the opening itself, from its top to the ceiling
- each door: the clear width with the leaf open, not the width of the hole
- how far sockets and switches are from the nearest corner

## The diagonals

Measure from corner to corner, both ways. If the two differ by more than two centimetres the room is not square, and a kitchen or a fitted shelf will show it.

## The way in

The sofa that fits the room may not fit the stairs. Write down the narrowest place between the street and the room: the gate, the lift, the turn of the staircase. In a tube house this figure decides more than any other.

Enter the figures in the workspace and the room stands there in three dimensions. From then on nothing is a guess: a piece that fits on the screen fits at home, because both are built from the same millimetres.`,
    vi: `Phần lớn đồ đặt sai không phải vì đo sai, mà vì đo thiếu. Tường 3,20 m, tủ 3,20 m, rồi mới nhớ ra còn cái len chân tường. Hãy dành một giờ, một cây thước thép, một tờ giấy và một người giữ đầu kia.

## Vẽ trước, đo sau

Đứng ở cửa và vẽ căn phòng như nhìn từ trên xuống, đủ rộng để ghi số. Đánh dấu cửa đi và chiều mở, cửa sổ, ổ cắm, công tắc, máy lạnh và đường ống. Không cần đẹp, chỉ cần mỗi con số có một chỗ.

## Ba độ cao chứ không phải một

Tường nào cũng nghiêng. Mỗi bức tường đo ba lần: sát sàn, ngang mặt bàn và sát trần, ghi cả ba số. Món nào đứng lọt giữa hai tường thì lấy số nhỏ nhất, trừ đi một phân.

- chiều cao phòng ở hai góc
- từng cửa sổ: từ sàn lên bậu, ô cửa, từ mép trên lên trần
- từng cửa đi: bề rộng lọt lòng khi cánh đã mở, không phải bề rộng ô tường
- ổ cắm và công tắc cách góc gần nhất bao nhiêu

## Hai đường chéo

Đo từ góc này sang góc kia, cả hai chiều. Nếu lệch quá hai phân thì phòng không vuông, và tủ bếp hay kệ âm tường sẽ tố cáo điều đó ngay.

## Đường vào nhà

Chiếc sofa vừa phòng chưa chắc qua được cầu thang. Ghi lại chỗ hẹp nhất từ ngoài đường vào tới phòng: cổng, thang máy, khúc quanh cầu thang. Với nhà ống, con số này quyết định nhiều hơn mọi con số khác.

Nhập các số đo vào không gian thiết kế, căn phòng hiện lên ba chiều. Từ lúc ấy không còn phải đoán: món nào vừa trên màn hình thì vừa ở nhà, vì cả hai dựng từ cùng những milimét.`,
    zh: `买错的家具，多半不是量错了，而是量漏了。墙是 3.20 m，衣柜也是 3.20 m，最后才发现还有踢脚线。花一个小时，带上钢卷尺、一张纸，再找个人拉住另一头。

## 先画，再量

站在门口，把房间画成俯视图，要画得够大，写得下数字。标出门和开启方向、窗、插座、开关、空调和管线。不必好看，但每个数字都要有地方写。

## 量三个高度

墙总有点斜。每面墙在贴地、桌面高度、贴顶处各量一次，三个数都记下来。凡是要卡在两面墙之间的东西，按最小的数再减一厘米订。

- 两个墙角的层高
- 每扇窗：地面到窗台、窗洞本身、窗顶到天花板
- 每扇门：门扇打开后的净宽，不是门洞的宽
- 插座和开关到最近墙角的距离

## 两条对角线

从一角量到对角，两个方向都量。相差超过两厘米，说明房间不方正，橱柜和嵌入式书架一装就会露馅。

## 进门的路

放得进房间的沙发，未必上得了楼梯。记下从街上到房间最窄的地方：院门、电梯、楼梯拐角。住筒屋的人都知道，这个数字比什么都管用。

把尺寸输进设计空间，房间就立了起来。从这一刻起，不用再猜：屏幕上放得下的，家里也放得下，因为两边用的是同样的毫米。`,
  },
};
