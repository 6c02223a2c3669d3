import type { DemoArticle } from '../demo-world.ts';

export const linenAndRain: DemoArticle = {
  key: 'humidity',
  day: '2026-10-06',
  topic: 'living',
  author: 'Mai Hải Yến',
  popularity: 260,
  shows: ['indochine-bedroom', 'main'],
  title: { en: 'A dry house in the wet months', vi: 'Nhà khô ráo giữa mùa nồm', zh: '回南天里，家也能干爽' },
  summary: {
    en: 'When the floor sweats, open fewer windows, not more.',
    vi: 'Khi sàn nhà đổ mồ hôi, hãy mở ít cửa đi chứ đừng mở thêm.',
    zh: '地板“出汗”的时候，窗要少开，不是多开。',
  },
  body: {
    en: `From February to April the north of Vietnam and the south of China know the same weather: mild, grey, and so damp that the floor sweats. Farther south the rains do it from May on. Furniture suffers less from water than from what people do about it.

## Why the floor sweats

Warm wet air meets a tiled floor that is still cool from the night, and leaves its water there, as on a glass of iced tea. Opening all windows brings more of that air in. Keep them closed in the morning and let in air in the early afternoon, if at all.

## What helps

- a dehumidifier or the dry setting of the air conditioner: aim at a humidity of 55 to 60 per cent
- a timber or cork floor, or simply rugs: they are never as cold as tiles
- cupboards five centimetres off an outside wall, with holes in their backs
- a low lamp left on in the wardrobe, or a bag of charcoal changed every month

## Fabrics

Linen and cotton dry by themselves if air can pass. Heavy curtains on an outside wall do not, so hang them a hand’s breadth away from it. Wash covers before the wet months and not in them, because nothing smells worse than a cushion that took three days to dry.

## Wood

Doors that stick in March close again in May; do not plane them in between. Wipe mould off with a cloth and a little spirit, let it dry, then oil. If drawers jam, rub the runners with candle wax.

## The bathroom

The fan has to run twenty minutes after the shower, not during it. Leave the door of the shower open and the mat over the edge. Where there is no window, ask for a fan that starts by itself when the air is wet; it costs less than one painting of the ceiling.`,
    vi: `Từ tháng hai đến tháng tư, miền Bắc Việt Nam và miền Nam Trung Quốc có chung một thứ thời tiết: ấm, xám, ẩm đến mức sàn nhà đổ mồ hôi. Vào Nam thì mùa mưa bắt đầu từ tháng năm. Đồ đạc khổ vì nước ít hơn khổ vì cách ta đối phó.

## Vì sao sàn đổ mồ hôi

Không khí ấm và ướt gặp sàn gạch còn lạnh từ đêm, để lại nước ở đó, y như trên thành ly trà đá. Mở hết cửa sổ là rước thêm thứ không khí ấy vào. Buổi sáng hãy đóng cửa, nếu cần thì mở lúc đầu giờ chiều.

## Cách giúp nhà khô

- máy hút ẩm hoặc chế độ khô của máy lạnh: giữ độ ẩm 55 đến 60 phần trăm
- sàn gỗ, sàn bần, hoặc đơn giản là thảm: không bao giờ lạnh như gạch
- tủ kê cách tường ngoài năm phân, lưng tủ khoét lỗ
- một bóng đèn nhỏ để trong tủ áo, hoặc túi than thay mỗi tháng

## Vải

Lanh và cotton tự khô nếu có gió. Rèm dày sát tường ngoài thì không, nên treo cách tường một gang. Giặt vỏ bọc trước mùa nồm chứ đừng giặt giữa mùa, vì không gì khó ngửi bằng chiếc gối phơi ba ngày chưa khô.

## Gỗ

Cửa kẹt hồi tháng ba sẽ đóng lại được vào tháng năm, đừng vội bào. Mốc thì lau bằng khăn và chút cồn, để khô rồi lau dầu. Ngăn kéo rít, xoa sáp nến lên ray là trơn.

## Phòng tắm

Quạt hút cần chạy hai mươi phút sau khi tắm, không phải trong lúc tắm. Mở cửa buồng tắm, vắt thảm lên thành bồn. Phòng không cửa sổ thì chọn loại quạt tự bật khi ẩm; giá còn rẻ hơn một lần sơn lại trần.`,
    zh: `每年二月到四月，越南北部和中国南方有同一种天气：暖、灰，潮得地板出汗。再往南，五月起就是雨季。家具怕水，更怕人乱对付。

## 地板为什么出汗

又暖又湿的空气碰到夜里凉下来的瓷砖，水就留在上面，像冰茶杯外的水珠。把窗全打开，只会放进更多湿气。早上关窗，要通风也等到午后。

## 真正有用的办法

- 除湿机，或空调的除湿模式，湿度保持 55% 到 60%
- 木地板、软木地板，或者铺地毯，都没有瓷砖那么凉
- 柜子离外墙五厘米，背板开几个孔
- 衣柜里留一盏小灯，或放一包炭，每月换一次

## 布

棉麻只要通风，自己会干。厚窗帘贴着外墙就不行，要离墙一掌。沙发套在回南天之前洗，别在当中洗：一只晾了三天还没干的靠枕，味道最难闻。

## 木头

三月卡住的门，五月自己会好，别急着刨。发霉就用布蘸点酒精擦，晾干后上油。抽屉发涩，在轨道上抹点蜡烛。

## 浴室

排风扇要在洗完澡之后再开二十分钟，不是洗的时候。淋浴门敞着，地垫搭起来。没有窗的浴室，装一个湿度高了会自己启动的排风扇，比重刷一次天花板还便宜。`,
  },
};
