import type { DemoArticle } from '../demo-world.ts';

export const weavers: DemoArticle = {
  key: 'weavers',
  day: '2026-10-13',
  topic: 'craft',
  author: 'Hiên',
  popularity: 230,
  shows: ['veranda-balcony', 'main'],
  title: {
    en: 'A morning with the weavers of Phu Vinh',
    vi: 'Một buổi sáng ở làng đan Phú Vinh',
    zh: '富荣村编藤的一个早晨',
  },
  summary: {
    en: 'Thirty kilometres from Hanoi, cane is split by hand and by ear.',
    vi: 'Cách Hà Nội ba mươi cây số, người ta chẻ mây bằng tay và bằng tai.',
    zh: '离河内三十公里，人们用手、也用耳朵剖藤。',
  },
  body: {
    en: `The bus stops at a pond. From there one follows the smell of smoke: Phu Vinh, thirty kilometres south-west of Hanoi, smokes its cane over straw to keep the borers out. It has done so for about four hundred years, and nearly every courtyard is a workshop.

## Splitting

Mrs Tinh is sixty-four and splits cane without looking. She starts the knife at the thick end and then pulls, and the cane opens into two, four, eight. She listens. When the sound grows higher the blade is about to leave the grain, and she turns her wrist a little. Her grandson has a machine for it next door. It is six times faster, and he still brings her the pieces for the edges.

## Drying

For two days the strips lie in the sun, turned at noon. Too little and they grow mould in a year; too much and they break at the bend. In the grey weeks of spring nobody splits any cane at all, and the village weaves what it dried in autumn.

## Weaving

A seat of eight-sided holes takes one person a day and a half. The pattern is counted in a whisper: over two, under one, across. The frame is ash from a workshop in the next commune. Where the two meet, a thin round cane is hammered into a groove with a drop of glue, so that in twenty years the seat can be taken out and woven again.

- do not stand on a cane seat: it carries a person, not a heel
- wet it from below with a cloth twice a year; it tightens as it dries
- keep it out of the draught of an air conditioner

Before we leave, Mrs Tinh turns over the stool we have been sitting on. Under the edge there is a year, 1987, and her mother’s name. The seat has been woven anew twice since, she says, and the frame will do for another.`,
    vi: `Xe buýt dừng bên một cái ao. Từ đó cứ theo mùi khói mà đi: Phú Vinh, cách Hà Nội ba mươi cây số về phía tây nam, hun mây bằng rơm để chống mọt. Làng làm thế đã chừng bốn trăm năm, sân nhà nào cũng là xưởng.

## Chẻ

Bà Tính sáu mươi tư tuổi, chẻ mây không cần nhìn. Bà đặt lưỡi dao ở đầu to rồi kéo, sợi mây tách làm hai, làm bốn, làm tám. Bà nghe. Khi tiếng kêu cao lên là lưỡi dao sắp trật thớ, bà khẽ xoay cổ tay. Nhà bên, cháu bà có máy chẻ, nhanh gấp sáu lần, mà mây làm cạp vẫn phải mang sang nhờ bà.

## Phơi

Sợi mây phơi hai nắng, trưa trở một lần. Thiếu nắng thì một năm sau mốc, quá nắng thì gãy chỗ uốn. Những tuần nồm mùa xuân cả làng không ai chẻ mây, chỉ đan số đã phơi từ mùa thu.

## Đan

Một mặt ghế mắt cáo mất một ngày rưỡi công. Người đan lẩm nhẩm đếm: cất hai, đè một, xỏ ngang. Khung ghế bằng gỗ tần bì của xưởng xã bên. Chỗ giáp nhau, một sợi mây tròn được đóng vào rãnh với giọt keo, để hai mươi năm sau còn gỡ ra đan lại được.

- đừng đứng lên mặt mây: nó chịu được người ngồi, không chịu được gót giày
- mỗi năm hai lần lấy khăn ướt thấm mặt dưới, khô đi mây sẽ căng lại
- tránh luồng gió máy lạnh

Trước khi chúng tôi về, bà Tính lật chiếc ghế đẩu chúng tôi vừa ngồi. Dưới mép ghế có khắc năm 1987 và tên mẹ bà. Mặt ghế đã đan lại hai lần, bà bảo, còn khung thì vẫn dùng được một đời nữa.`,
    zh: `公交车停在一口池塘边。往前跟着烟味走就是富荣村，在河内西南三十公里，用稻草的烟熏藤防虫。这样做了大约四百年，几乎每个院子都是作坊。

## 剖

阿静婆六十四岁，剖藤不用看。刀从粗的一头进去，一拉，一根变两根、四根、八根。她在听。声音变高，说明刀快要偏离纹理，手腕就轻轻一转。隔壁她孙子有台机器，快六倍，可是收边用的藤，还是拿来请她剖。

## 晒

藤条晒两个大太阳，中午翻一次。晒少了，一年就发霉；晒过了，一弯就断。春天灰蒙蒙的那几周，全村不剖藤，只编秋天晒好的。

## 编

一张八角眼的椅面，一个人要编一天半。花样是低声数出来的：压二，挑一，横穿。椅架是邻村作坊做的白蜡木。藤面与木框相接的地方，用一根细圆藤蘸一滴胶敲进槽里，二十年后还能拆下来重编。

- 不要站上去：藤面承得住人坐，承不住鞋跟
- 一年两次用湿布从背面润一润，干了就重新绷紧
- 避开空调直吹

临走时，阿静婆把我们刚才坐的凳子翻过来。边框下刻着 1987，还有她母亲的名字。椅面已经重编过两次，她说，架子再用一辈人没问题。`,
  },
};
