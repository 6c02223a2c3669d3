import type { DemoArticle } from '../demo-world.ts';

export const workingWithADesigner: DemoArticle = {
  key: 'designer',
  day: '2026-10-27',
  topic: 'planning',
  author: 'Trần Minh Anh',
  popularity: 310,
  shows: ['veranda-reading', 'main'],
  title: {
    en: 'How to work with a designer, from the first message on',
    vi: 'Làm việc với nhà thiết kế, từ tin nhắn đầu tiên',
    zh: '怎样和设计师合作，从第一条留言开始',
  },
  summary: {
    en: 'What to write, what to ask, and when to say no.',
    vi: 'Nên viết gì, hỏi gì, và khi nào nên nói không.',
    zh: '写什么、问什么，什么时候该说不。',
  },
  body: {
    en: `The messages I answer first are not the longest ones. They have four figures in them: the area, the year of the building, the budget and the month of moving in. With these I know in a minute whether I can help.

## The first message

Say who lives there and how. “Two adults, a girl of six, my mother from October to March” tells me more than “modern, bright, cosy”. Add the plan, even a photograph of a bad one. Add three pictures you like and write under each what you like about it; it is rarely the whole room. And one picture you cannot stand.

## The first meeting

A good designer asks more than they say. They will want to know where you put your keys, who gets up first, what you do on a Sunday. If someone shows you their finished ideas in the first half hour, they are showing you somebody else’s home.

Ask in return:

- what is included: drawings, a list of pieces, visits to the site?
- how many rounds of changes?
- who checks the builders, and how often?
- what did the last home of this size cost in the end?

## Money

Name a sum you can spend and keep a tenth of it back without telling anyone. Pay in steps that follow the drawings: sketch, plan, details, finish. Never everything at the start. Everything agreed goes into one document, in words a neighbour would understand.

## Saying no

You will be shown something you do not like. Say so at once, and say why. “It is too dark for me” is useful; “I will think about it” costs everyone a week. A plan can be changed ten times on paper, twice during building, and never afterwards.

When it is done, live in it for a month before buying the last things. The best corner of your home is usually the one nobody drew.`,
    vi: `Những tin nhắn tôi trả lời trước không phải tin dài nhất. Đó là những tin có bốn con số: diện tích, năm xây, ngân sách và tháng dọn vào. Có bốn số ấy, một phút là tôi biết mình giúp được hay không.

## Tin nhắn đầu tiên

Hãy kể ai sống ở đó và sống thế nào. “Hai vợ chồng, con gái sáu tuổi, mẹ tôi ở cùng từ tháng mười đến tháng ba” cho tôi biết nhiều hơn “hiện đại, sáng, ấm cúng”. Gửi kèm mặt bằng, dù chỉ là ảnh chụp một bản vẽ xấu. Gửi ba tấm hình bạn thích, dưới mỗi tấm ghi rõ thích điều gì, vì hiếm khi là cả căn phòng. Và một tấm bạn không chịu nổi.

## Buổi gặp đầu tiên

Người thiết kế giỏi hỏi nhiều hơn nói. Họ sẽ muốn biết bạn để chìa khoá ở đâu, ai dậy trước, chủ nhật bạn làm gì. Nếu nửa giờ đầu đã có người bày ra ý tưởng hoàn chỉnh, đó là nhà của người khác.

Bạn cũng nên hỏi lại:

- gồm những gì: bản vẽ, danh sách đồ, số lần ra công trình?
- được sửa mấy vòng?
- ai giám sát thợ, bao lâu một lần?
- căn gần nhất cùng cỡ cuối cùng hết bao nhiêu?

## Chuyện tiền

Nói ra số tiền bạn chi được và âm thầm giữ lại một phần mười. Trả theo từng bước của bản vẽ: phác thảo, mặt bằng, chi tiết, hoàn thiện. Đừng bao giờ trả hết từ đầu. Mọi điều đã thống nhất ghi vào một văn bản, bằng lời mà hàng xóm đọc cũng hiểu.

## Nói không

Sẽ có lúc bạn được xem thứ mình không thích. Hãy nói ngay, và nói vì sao. “Với tôi thế này tối quá” là có ích; “để tôi nghĩ thêm” làm mọi người mất một tuần. Bản vẽ sửa được mười lần trên giấy, hai lần lúc xây, và không lần nào sau đó.

Xong nhà, hãy ở một tháng rồi mới mua nốt vài món cuối. Góc đẹp nhất trong nhà thường là góc không ai vẽ.`,
    zh: `我最先回复的留言，往往不是最长的，而是写了四个数字的：面积、房龄、预算和入住月份。有了它们，一分钟就知道能不能帮上忙。

## 第一条留言

写清楚谁住、怎么住。“夫妻俩，女儿六岁，我妈妈十月到三月来住”，比“现代、明亮、温馨”有用得多。附上户型图，哪怕是拍糊的。再发三张喜欢的图，每张写明喜欢哪一点，很少是整间房。最后加一张受不了的。

## 第一次见面

好设计师问得比说得多：钥匙放哪里，谁先起床，周日做什么。如果前半小时就端出完整方案，那是别人的家。

你也要问：

- 包含什么：图纸、家具清单、去几次现场？
- 可以改几轮？
- 谁来监工，多久一次？
- 上一套同样大小的，最后花了多少？

## 钱

说出你能花的数，再悄悄留下十分之一。按图纸的进度分期付：草图、平面、详图、完工。千万别一开始全付。谈定的事写进一份文件，用邻居也看得懂的话。

## 说不

总会看到不喜欢的方案。马上说，并说清原因。“对我来说太暗了”有用；“我再想想”会浪费大家一周。方案在纸上能改十次，施工时能改两次，完工后一次也改不了。

装好以后，先住一个月，再买最后几样东西。家里最好的那个角落，常常是谁也没画过的。`,
  },
};
