import type { DemoArticle } from '../demo-world.ts';

export const smallFlat: DemoArticle = {
  key: 'smallflat',
  day: '2026-10-20',
  topic: 'rooms',
  author: 'Lý Thanh Trúc',
  popularity: 470,
  shows: ['japandi-studio', 'main'],
  title: {
    en: 'Twenty-eight square metres, two people, one cat',
    vi: 'Hai mươi tám mét vuông, hai người, một con mèo',
    zh: '28 平方米，两个人，一只猫',
  },
  summary: {
    en: 'Notes from a studio in Ho Chi Minh City after two years of living in it.',
    vi: 'Ghi chép từ một căn studio ở TP. Hồ Chí Minh sau hai năm ở thật.',
    zh: '胡志明市一套单间公寓，住满两年后的笔记。',
  },
  body: {
    en: `I designed this flat for a couple who cook every evening and work at home on alternate days. It measures 4.2 by 6.7 metres. Two years later I asked them what is right and what I would draw differently. Here is the list.

## What is right

The bed stands on a platform of drawers, 45 cm high, behind a slatted screen. The platform holds what two wardrobes would. The screen lets air and light through and makes a room of it after ten at night.

The table is 140 by 70 and stands with its short side to the window. On weekdays it is a desk for one, in the evening a table for two, on Sundays four people sit at it. There is no coffee table and nobody has missed it.

Every cupboard reaches the ceiling. The top row, above 2.10 m, holds suitcases and the Tet things; a folding step lives behind the door.

## What I would change

- the washing machine under the worktop is too near the table: one eats beside its spin cycle
- the shower needs a ledge; bottles on the floor annoy every day
- one more socket at the bed, two at the table

## What the cat taught us

Leave the top of the bookcase free, and the rest will be left alone. The fabric of the sofa is tightly woven and flat; it looks as it did on the first day. The bouclé cushion does not.

## The rule that remains

Before anything comes in, we ask two questions. Where does it stand when it is not in use? And what goes out for it? A small home does not need clever furniture that folds four ways. It needs few things, each in reach, and one surface that is always empty. Theirs is the window sill. It is ninety centimetres long, and it is where they drink their coffee.`,
    vi: `Tôi thiết kế căn hộ này cho một đôi vợ chồng tối nào cũng nấu ăn và thay phiên nhau làm việc ở nhà. Căn hộ rộng 4,2 m, dài 6,7 m. Hai năm sau tôi quay lại hỏi điều gì đúng, điều gì nên vẽ khác đi. Đây là danh sách.

## Những điều đúng

Giường đặt trên bục ngăn kéo cao 45 cm, sau một vách lam. Bục chứa được bằng hai tủ áo. Vách lam cho gió và sáng đi qua, sau mười giờ tối lại biến chỗ đó thành một căn phòng.

Bàn rộng 140 x 70, quay cạnh ngắn ra cửa sổ. Ngày thường là bàn làm việc cho một người, buổi tối là bàn ăn cho hai, chủ nhật ngồi được bốn. Không có bàn trà, và chưa ai thấy thiếu.

Tủ nào cũng lên tới trần. Hàng trên cùng, từ 2,1 m, để vali và đồ Tết; chiếc ghế bậc gấp nằm sau cửa.

## Những điều tôi sẽ sửa

- máy giặt dưới mặt bếp quá gần bàn ăn: vừa ăn vừa nghe máy vắt
- buồng tắm cần một gờ để đồ; chai lọ dưới sàn bực mình mỗi ngày
- thêm một ổ cắm đầu giường, hai ổ ở bàn

## Điều con mèo dạy

Chừa nóc kệ sách cho nó, những chỗ khác sẽ được yên. Vải sofa dệt khít và phẳng, đến giờ vẫn như ngày đầu. Chiếc gối bouclé thì không.

## Quy tắc còn lại

Trước khi mang thứ gì vào, hỏi hai câu. Lúc không dùng nó đứng ở đâu? Và món nào sẽ ra đi thay nó? Nhà nhỏ không cần đồ thông minh gấp được bốn kiểu. Nó cần ít đồ, món nào cũng vừa tầm tay, và một mặt phẳng luôn trống. Với họ đó là bậu cửa sổ. Dài chín mươi phân, và là nơi họ uống cà phê.`,
    zh: `这套房子是给一对夫妻设计的：每晚做饭，轮流在家办公。宽 4.2 m，长 6.7 m。两年后我回去问他们，哪里对了，哪里该改。下面是清单。

## 对的地方

床放在 45 cm 高的抽屉地台上，外面一道木格栅。地台装得下两个衣柜的东西。格栅透风透光，晚上十点以后，这里就成了一间房。

桌子 140 × 70，短边靠窗。平日是一个人的书桌，晚上是两个人的餐桌，周日坐四个人。没有茶几，也没人想起它。

柜子全部到顶。2.1 m 以上那一排放行李箱和过年的东西，折叠梯凳藏在门后。

## 我会改的地方

- 洗衣机放在台面下，离餐桌太近，吃饭时听它脱水
- 淋浴间缺一个台子，瓶子放地上，天天烦人
- 床头多一个插座，桌边多两个

## 猫教的事

把书柜顶让给它，别处就太平了。沙发布织得密、表面平，两年了还像新的。那只圈绒靠枕就不行了。

## 留下来的规矩

任何东西进门之前，先问两句：不用的时候放哪里？为了它，什么该走？小房子不需要能折成四种样子的聪明家具。它需要的是东西少、伸手就够得着，再加一个永远空着的台面。他们的是窗台，九十厘米长，每天在那里喝咖啡。`,
  },
};
