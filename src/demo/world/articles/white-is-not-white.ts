import type { DemoArticle } from '../demo-world.ts';

export const whiteIsNotWhite: DemoArticle = {
  key: 'white',
  day: '2026-10-16',
  topic: 'colour',
  author: '林晓雨',
  popularity: 290,
  shows: ['scandinavian-living', 'main'],
  title: {
    en: 'Five whites, and when to use none of them',
    vi: 'Năm màu trắng, và khi nào không nên dùng',
    zh: '五种白，以及什么时候不用白',
  },
  summary: {
    en: 'White is a colour like any other: it depends on the window.',
    vi: 'Trắng cũng là một màu như mọi màu: nó tuỳ vào cửa sổ.',
    zh: '白也是一种颜色，要看窗朝哪边。',
  },
  body: {
    en: `Paint the whole flat white, people say, you cannot go wrong. Then they stand in a north room in January and wonder why it looks like the inside of a fridge. White has no light of its own. It repeats what comes in through the window, and says it a little louder.

## Where the window looks

North light is blue and even. Give it a white with a drop of yellow or red in it, and the room warms up without anyone knowing why. South and west light is yellow in itself; here a neutral or even slightly green white keeps the afternoon from turning to butter. Rooms that look onto a neighbour’s brick wall take its colour, and want the plainest white of all.

## Try it large

A card of three centimetres tells you nothing. Paint two sheets of paper, put one beside the window and one in the darkest corner, and look at them in the morning, at noon and under the lamp. Choose the one you like in the corner. By the window everything is beautiful.

- walls and ceiling in one white: the room seems higher
- skirting and doors a shade darker: the edges stay clean longer
- matt on walls, silk where hands pass

## When not white

A dark room does not become bright by being painted white; it becomes grey. Better to be honest: clay, tobacco, a deep green, and lamps. Small bedrooms gain from it, because in the dark a wall has no distance.

A long corridor wants its end in a colour. A kitchen where oil is used every day wants a tone in which a splash is not a disaster. And a house by the sea, where the sky does the white, may be as blue or as yellow as a boat.

Start with one wall. Paint is the cheapest thing in a home to change your mind about.`,
    vi: `Cứ sơn trắng cả nhà, người ta bảo thế, không sai được. Rồi một ngày tháng giêng đứng trong căn phòng hướng bắc, họ tự hỏi sao nó giống lòng tủ lạnh. Màu trắng không tự có ánh sáng. Nó lặp lại thứ đi qua cửa sổ, chỉ nói to hơn một chút.

## Cửa sổ nhìn về đâu

Ánh sáng phía bắc xanh và đều. Hãy cho nó một màu trắng pha chút vàng hoặc đỏ, căn phòng ấm lên mà không ai biết vì sao. Ánh sáng phía nam và phía tây vốn đã vàng; chọn trắng trung tính, thậm chí hơi ngả lục, để buổi chiều khỏi vàng như bơ. Phòng nhìn sang tường gạch nhà bên sẽ nhuốm màu gạch, nên dùng màu trắng đơn giản nhất.

## Thử trên mảng lớn

Tấm thẻ ba phân không nói lên điều gì. Hãy sơn hai tờ giấy, một tờ đặt cạnh cửa sổ, một tờ ở góc tối nhất, xem lúc sáng, lúc trưa và dưới đèn. Chọn tờ bạn thích ở góc tối. Cạnh cửa sổ thì màu nào cũng đẹp.

- tường và trần cùng một màu trắng: phòng như cao hơn
- len chân tường và cửa đậm hơn một chút: mép tường sạch lâu hơn
- sơn mờ cho tường, sơn bóng nhẹ ở chỗ tay hay chạm

## Khi nào không nên trắng

Phòng tối sơn trắng không sáng ra, nó thành xám. Thà cứ thật lòng: màu đất, màu thuốc lá, xanh rêu, rồi thêm đèn. Phòng ngủ nhỏ còn được lợi, vì trong bóng tối bức tường không có khoảng cách.

Hành lang dài cần một màu ở cuối. Căn bếp ngày nào cũng dùng dầu cần màu mà vệt bắn không thành thảm hoạ. Còn ngôi nhà ven biển, nơi bầu trời đã lo phần trắng, có thể xanh hay vàng như một con thuyền.

Hãy bắt đầu với một bức tường. Trong nhà, sơn là thứ đổi ý rẻ nhất.`,
    zh: `全刷白，总不会错，大家都这么说。等到一月里站在朝北的房间，才奇怪怎么像冰箱内胆。白色自己不发光，它只是把窗外进来的光重复一遍，声音大一点。

## 看窗朝哪边

北面的光偏蓝、均匀，选一种带一点黄或红的白，房间就暖了，谁也说不出为什么。南面和西面的光本来就黄，用中性白，甚至微微偏绿的白，下午才不会变成一块黄油。窗外是邻居的红砖墙，屋里会染上砖色，这时要用最素的白。

## 大面积试

三厘米的色卡什么也说明不了。刷两张大纸，一张放窗边，一张放最暗的角落，早上、中午、开灯后各看一次。选角落里好看的那张。放在窗边，什么颜色都好看。

- 墙和天花板用同一种白，房间显高
- 踢脚线和门深一度，边角更耐脏
- 墙面用哑光，手常碰的地方用丝光

## 什么时候不用白

暗房间刷白不会变亮，只会变灰。不如坦白一点：陶土、烟草、深绿，再配上灯。小卧室反而受益，因为在暗处，墙没有远近。

长走廊的尽头要有颜色。天天起油锅的厨房，要选一种溅上油点也不算灾难的颜色。海边的房子，白由天空负责，墙可以像船一样蓝，一样黄。

先从一面墙开始。家里最便宜的反悔，就是油漆。`,
  },
};
