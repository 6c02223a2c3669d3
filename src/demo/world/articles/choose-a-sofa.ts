import type { DemoArticle } from '../demo-world.ts';

export const chooseASofa: DemoArticle = {
  key: 'sofa',
  day: '2026-10-02',
  topic: 'rooms',
  author: 'Nhà Sofa',
  popularity: 520,
  shows: ['midcentury-living', 'main'],
  title: {
    en: 'How to choose a sofa you will still like in ten years',
    vi: 'Chọn sofa để mười năm sau vẫn thích',
    zh: '怎样选一张十年后还喜欢的沙发',
  },
  summary: {
    en: 'Depth, frame, cover: three questions before colour.',
    vi: 'Độ sâu, khung, vỏ bọc: ba câu hỏi trước khi nói đến màu.',
    zh: '深度、框架、面料：在谈颜色之前先问这三件事。',
  },
  body: {
    en: `A sofa is the largest thing most people buy without measuring themselves. They measure the wall. But a sofa stands against a wall and is sat in by a person, and the person decides.

## Depth before length

Sit as you do at home. If you keep your feet on the floor, a seat depth of 55 cm is right; if you pull your legs up, you want 65 or more. Outside, that makes 85 to 100 cm. Deep sofas look generous in a showroom and swallow small rooms and small people.

The height of the seat matters as much: 42 cm is pleasant for an evening, 46 cm is kinder to grandparents, who have to get up again.

## What you do not see

Ask what the frame is made of and how it is joined. Kiln-dried hardwood, glued and dowelled, lasts for decades; stapled chipboard lasts for one move. Under the cushions there should be springs or good webbing, never a board. Foam has a density: 35 kg per cubic metre for the seat is the least to accept.

## The cover

- linen and cotton breathe, crease and wash well; in a warm country they are the most pleasant
- wool hardly stains and feels dry, but is warm
- leather grows better with age if the sun does not reach it
- bouclé and velvet are lovely and collect every hair of the cat

Whatever you choose, choose covers that come off.

## Then the room

Leave 40 cm between sofa and coffee table and at least 80 cm to walk behind it. A sofa two thirds as long as its wall looks calm. Place it in your plan at true size before you fall in love; it takes a minute, and the door is part of the plan.

Colour comes last. A sofa in the tone of the wall makes the room larger. Cushions can be as loud as you like, for they are cheap to regret.`,
    vi: `Sofa là món lớn nhất mà phần lớn người ta mua mà không đo chính mình. Họ đo tường. Nhưng sofa kê sát tường là để người ngồi, nên người ngồi mới quyết định.

## Độ sâu trước, chiều dài sau

Hãy ngồi thử đúng như khi ở nhà. Nếu bạn để chân dưới sàn, lòng ghế sâu 55 cm là vừa; nếu hay co chân lên, cần từ 65 cm. Tính phủ bì là 85 đến 100 cm. Sofa sâu trông rộng rãi ở cửa hàng nhưng nuốt chửng phòng nhỏ và người nhỏ.

Chiều cao mặt ngồi cũng quan trọng: 42 cm dễ chịu cho buổi tối, 46 cm dễ hơn cho ông bà, vì còn phải đứng dậy.

## Phần không nhìn thấy

Hỏi khung làm bằng gỗ gì, ghép ra sao. Gỗ cứng sấy khô, mộng và keo, dùng được mấy chục năm; ván dăm bắn ghim chỉ chịu được một lần chuyển nhà. Dưới nệm phải là lò xo hoặc đai tốt, đừng bao giờ là tấm ván. Mút có tỉ trọng: mặt ngồi tối thiểu 35 kg mỗi mét khối.

## Vỏ bọc

- lanh và cotton thoáng, dễ nhăn, dễ giặt; ở xứ nóng là dễ chịu nhất
- len khó bẩn, khô ráo nhưng ấm
- da càng dùng càng đẹp nếu tránh được nắng
- bouclé và nhung rất xinh, và giữ lại từng sợi lông mèo

Chọn gì thì chọn, vỏ phải tháo được.

## Rồi mới đến căn phòng

Giữa sofa và bàn trà chừa 40 cm, lối đi phía sau ít nhất 80 cm. Sofa dài bằng hai phần ba bức tường thì trông cân đối. Đặt thử vào mặt bằng đúng kích thước trước khi phải lòng; mất một phút thôi, và nhớ rằng cửa ra vào cũng nằm trong mặt bằng.

Màu để sau cùng. Sofa cùng tông với tường làm phòng rộng ra. Gối thì cứ rực rỡ, có hối hận cũng rẻ.`,
    zh: `沙发大概是大多数人买过的最大件的家具，却很少有人按自己的身体去量。他们量的是墙。可沙发靠着墙，坐的是人，该由人来定。

## 先看深度，再看长度

照在家里的样子坐。习惯脚放地上，座深 55 cm 合适；喜欢盘腿，就要 65 cm 以上。算上靠背，总深 85 到 100 cm。深沙发在展厅里显得大方，到家却吞掉小房间和小个子。

座高也一样要紧：42 cm 晚上窝着舒服，46 cm 对老人更体贴，因为还得站起来。

## 看不见的地方

问清框架是什么木头、怎么连接。烘干的硬木加榫和胶，能用几十年；钉枪钉的刨花板，搬一次家就散。坐垫下面该是弹簧或好绑带，绝不能是一块板。海绵看密度，座垫至少 35 kg/m³。

## 面料

- 棉麻透气、会皱、好洗，天热的地方最舒服
- 羊毛不易脏，手感干爽，但偏暖
- 真皮避开太阳，越用越好看
- 圈绒和丝绒很美，也会收集每一根猫毛

不管哪种，要选能拆洗的。

## 再看房间

沙发和茶几之间留 40 cm，背后走人至少 80 cm。沙发长度占墙面的三分之二，看着最稳。动心之前，先按真实尺寸放进平面图里，一分钟的事，别忘了门也在图里。

颜色放到最后。沙发和墙同色调，房间显大。抱枕可以随便鲜艳，后悔了也不贵。`,
  },
};
