import type { DemoArticle } from '../demo-world.ts';

export const tubeHouse: DemoArticle = {
  key: 'tubehouse',
  day: '2026-09-25',
  topic: 'planning',
  author: 'Lê Quốc Huy',
  popularity: 450,
  shows: ['tube-house', 'main'],
  title: {
    en: 'Living well in a house four metres wide',
    vi: 'Sống thoáng trong ngôi nhà rộng bốn mét',
    zh: '四米宽的房子，也能住得敞亮',
  },
  summary: {
    en: 'The tube house has one good side and one problem. Both are its length.',
    vi: 'Nhà ống có một cái hay và một cái khó, cả hai đều nằm ở chiều dài.',
    zh: '筒屋有一个好处和一个难题，都在它的长度上。',
  },
  body: {
    en: `A tube house touches its neighbours left and right, and the sky only at the two ends. Twenty metres lie in between. People fill them with rooms one behind the other and then turn on the light at noon. It need not be so.

## Give one metre back to the sky

The first thing I draw is a light well, not a living room. One metre by two and a half, open to the roof, about two thirds of the way back. It costs the area of one wardrobe on each floor. In return every room has a second side, and hot air has a way out. Cover it with glass on raised edges so that rain stays out and wind does not.

## Turn the stairs

Stairs along the side wall make a corridor on every floor. Turned across the house, beside the light well, they need none, and their open treads let the light fall through to the ground.

## Let the rooms share

- ground floor: the motorbikes in front, behind a screen that lets air pass; kitchen and table together at the well
- first floor: the living room to the street, a room for the grandparents on the quiet side
- above: bedrooms at the two ends, wet rooms and cupboards in the dark middle, where they belong

## Furniture that leaves a path

You need 80 cm to walk and 90 to carry something. In a clear width of 3.7 m that leaves less than three metres for everything else, so choose a sofa no deeper than 85 cm, a table that stands against the wall on weekdays, and cupboards on one side only.

## Light floors, dark ends

A pale floor carries daylight further than any lamp. Keep the strong colours for the end walls: seen from afar they make a long house look shorter, and that, for once, is what you want.`,
    vi: `Nhà ống chạm hàng xóm hai bên, chỉ gặp trời ở hai đầu. Ở giữa là hai mươi mét. Người ta xếp phòng nối phòng, rồi bật đèn giữa trưa. Không nhất thiết phải thế.

## Trả lại cho trời một mét

Thứ đầu tiên tôi vẽ là giếng trời, không phải phòng khách. Rộng một mét, dài hai mét rưỡi, thông lên mái, ở khoảng hai phần ba chiều sâu nhà. Mỗi tầng mất đi chừng một cái tủ áo. Đổi lại, phòng nào cũng có mặt thoáng thứ hai và hơi nóng có đường thoát. Che kính gờ cao để mưa không vào mà gió vẫn qua.

## Xoay cầu thang

Cầu thang chạy dọc vách khiến tầng nào cũng có hành lang. Đặt ngang nhà, cạnh giếng trời, thì không cần hành lang nữa; bậc hở để ánh sáng rơi xuống tận trệt.

## Cho các phòng dùng chung

- tầng trệt: xe máy phía trước, sau vách lam thoáng; bếp và bàn ăn nằm cạnh giếng trời
- lầu một: phòng khách nhìn ra phố, phòng ông bà ở phía yên tĩnh
- phía trên: phòng ngủ ở hai đầu; nhà tắm và tủ đồ ở đoạn giữa tối, đúng chỗ của chúng

## Đồ đạc chừa lối đi

Đi lại cần 80 cm, khiêng đồ cần 90. Lọt lòng 3,7 m, trừ lối đi chỉ còn chưa tới ba mét. Vậy nên chọn sofa sâu không quá 85 cm, bàn ăn ngày thường kê sát tường, tủ chỉ để một bên.

## Sàn sáng, cuối nhà đậm

Sàn màu nhạt đưa ánh sáng đi xa hơn bất cứ ngọn đèn nào. Màu đậm để dành cho bức tường cuối: nhìn từ xa, nó kéo ngôi nhà dài lại gần, và lần này đó chính là điều bạn cần.`,
    zh: `筒屋左右挨着邻居，只有两头见天，中间隔着二十米。人们把房间一间接一间排下去，然后大中午开着灯。其实不必如此。

## 还一米给天空

我第一笔画的是天井，不是客厅。一米宽、两米半长，直通屋顶，位置在进深三分之二处。每层少一个衣柜的面积，换来每间房都有第二个采光面，热气也有了出路。上面盖玻璃，四边抬高，雨进不来，风过得去。

## 把楼梯转个方向

楼梯沿着侧墙走，每层都会多出一条走廊。横过来放在天井边，走廊就省了；踏步留空，光能一直落到一楼。

## 让房间互相借

- 一楼：摩托停在前面，用透风的格栅隔开；厨房和餐桌挨着天井
- 二楼：客厅朝街，老人房放在安静的一侧
- 再往上：卧室放两头，浴室和柜子放在中间暗处，那里正合适

## 家具要留路

走路要 80 cm，搬东西要 90 cm。净宽 3.7 m，扣掉通道不到三米。所以沙发深度别超过 85 cm，餐桌平日靠墙，柜子只放一边。

## 地面浅，尽头深

浅色地面把日光送得比灯还远。深颜色留给尽头那面墙：远远看去，长屋子会显得短一些，而这一次，这正是你要的。`,
  },
};
