import type { DemoFaq } from './demo-world.ts';

/** Questions about what happens to an order; they keep their ids, which other pages link to. */
export const faqsOnOrders: DemoFaq[] = [
  {
    id: 'q_part',
    topic: 'buying',
    question: {
      en: 'A part is missing or broken. Do I have to send everything back?',
      vi: 'Thiếu linh kiện hoặc linh kiện bị hỏng, có phải gửi trả cả món không?',
      zh: '缺零件或零件坏了，要把整件退回吗？',
    },
    answer: {
      en:
        'No. Report it on the order page while it is on its way or within 7 days of its arrival, and choose “A part is ' +
        'missing or broken: send me the part”; the merchant sends you the screw, the door or the glass at no cost, and you confirm when ' +
        'it arrives. If they do not have it, they can take the item back and refund it.',
      vi:
        'Không. Bạn báo ở trang đơn hàng khi hàng đang giao hoặc trong 7 ngày sau khi nhận, chọn “Thiếu hoặc hỏng linh ' +
        'kiện: gửi bù cho tôi”; nhà bán hàng gửi bù ốc vít, cánh tủ hay tấm kính, bạn không trả thêm gì, và xác nhận khi linh kiện tới. ' +
        'Nếu không còn linh kiện, họ có thể nhận lại hàng và hoàn tiền.',
      zh:
        '不用。运输途中或收货后 7 天内在订单页反馈，选择“缺零件或零件坏了：请补寄给我”，螺丝、柜门或玻璃由商家免费补寄，收到后你确认一下。' +
        '没有这个零件时，商家可以收回产品并退款。',
    },
  },
  {
    id: 'q_returns',
    topic: 'buying',
    question: {
      en: 'Can I return what I bought, and who pays for sending it back?',
      vi: 'Tôi có được trả hoặc đổi hàng không? Ai trả phí gửi về?',
      zh: '可以退货吗？运费谁出？',
    },
    answer: {
      en:
        'Yes, within 7 days of its arrival, the last day included: request it on the order page, where you also ' +
        'report damaged or missing items. The merchant has 3 days to reply; if they do not, write to us. The price ' +
        'of the items is refunded; the delivery fee only if the whole order was faulty or did not arrive. If you ' +
        'have changed your mind, you pay for sending it back; if it is faulty, damaged or not what you ordered, ' +
        'the merchant does. To exchange a piece, return it and order the other one.',
      vi:
        'Được, trong 7 ngày sau khi nhận hàng, tính cả ngày cuối: bạn yêu cầu ở trang đơn hàng, hàng hư hỏng hoặc ' +
        'thiếu cũng báo ở đó. Nhà bán hàng có 3 ngày để trả lời; nếu không, bạn viết cho chúng tôi. Bạn được hoàn ' +
        'giá của hàng; phí giao chỉ được hoàn khi cả đơn có lỗi hoặc không giao tới. Trả vì đổi ý thì bạn trả phí ' +
        'gửi về; hàng có lỗi, hư hỏng hoặc giao sai thì nhà bán hàng trả. Muốn đổi hàng, bạn trả lại rồi đặt món khác.',
      zh:
        '可以。收货后 7 天内（含最后一天）在订单页申请退货，破损或缺件也在那里反馈。商家应在 3 天内答复，没有答复就写信给我们。' +
        '退的是产品价款；只有整笔订单有问题或没有送到时才退运费。因为改了主意而退，寄回的运费由你承担；有瑕疵、破损或发错的，由商家承担。想换货，先退货，再另下一单。',
    },
  },
  {
    id: 'q_freight',
    topic: 'buying',
    question: {
      en: 'How is the delivery fee worked out?',
      vi: 'Phí giao hàng được tính thế nào?',
      zh: '运费怎么算？',
    },
    answer: {
      en:
        'Each merchant sets a fee for your province and charges it once for an order, however many pieces it has and ' +
        'whatever they weigh. If you buy from three merchants, you pay three fees. The cart and the order page show each of them ' +
        'before you confirm; merchants far away or abroad charge more.',
      vi:
        'Mỗi nhà bán hàng đặt một mức phí cho tỉnh của bạn và chỉ thu một lần cho mỗi đơn, bất kể bao nhiêu món, nặng ' +
        'hay nhẹ. Mua của ba nhà bán hàng thì trả ba lần phí. Giỏ hàng và trang đặt hàng ghi rõ từng khoản trước khi bạn xác ' +
        'nhận; nhà bán hàng ở xa hoặc ở nước ngoài thu cao hơn.',
      zh:
        '每个商家按你所在的省份定一个运费，一笔订单只收一次，不论几件、多重。买三家的产品，就付三笔运费。' +
        '确认之前，购物车和下单页会逐笔列出；路远或在国外的商家运费更高。',
    },
  },
  {
    id: 'q_refund',
    topic: 'buying',
    question: {
      en: 'Where does my refund go, and when?',
      vi: 'Tiền hoàn về đâu, khi nào tôi nhận được?',
      zh: '退款退到哪里？多久到账？',
    },
    answer: {
      en:
        'To your bank account, by transfer. A transfer does not tell us your account number, so you enter the account ' +
        'where you see the refund, on the page of your purchase, with your password. We usually send it within three ' +
        'working days and tell you when it has been sent.',
      vi:
        'Chúng tôi hoàn tiền bằng chuyển khoản vào tài khoản ngân hàng của bạn. Lệnh chuyển của bạn không cho biết số ' +
        'tài khoản, nên bạn điền tài khoản ở mục “Tiền hoàn lại” trên trang của lần mua, kèm mật khẩu. Thường trong ba ' +
        'ngày làm việc là tiền được chuyển, và chúng tôi báo bạn khi đã chuyển.',
      zh:
        '转账退到你的银行账户。从你的转账里看不到账号，所以请在这次购买页面的退款处填写收款账户，并输入密码确认。' +
        '一般三个工作日内转出，转出后会通知你。',
    },
  },
  {
    id: 'q_address',
    topic: 'buying',
    question: {
      en: 'Can I change the delivery address after ordering?',
      vi: 'Đặt hàng rồi có đổi địa chỉ giao hàng được không?',
      zh: '下单之后能改收货地址吗？',
    },
    answer: {
      en:
        'An order keeps the address it was placed with, because the delivery fee was worked out for it. As long as it has ' +
        'not been sent you can call the merchant: their number is on the order page. Or cancel the order and place it ' +
        'again with the right address; what you have paid is refunded. Changing the address book changes later orders only.',
      vi:
        'Địa chỉ của đơn đã đặt không đổi được, vì phí giao đã tính theo địa chỉ đó. Khi hàng chưa gửi, bạn gọi cho nhà bán ' +
        'hàng: số điện thoại có ở trang đơn hàng. Hoặc bạn huỷ đơn rồi đặt lại với địa chỉ đúng; số tiền đã trả được ' +
        'hoàn lại. Sửa sổ địa chỉ chỉ có hiệu lực với những đơn đặt sau.',
      zh:
        '订单的收货地址在下单时就定了，运费也是按它算的。还没发货时，可以打电话给商家商量，电话在订单页上；也可以取消订单，' +
        '用正确的地址重新下单，已付的款会退回。修改地址簿只影响以后的订单。',
    },
  },
  {
    id: 'q_assembly',
    topic: 'buying',
    question: {
      en: 'Do you assemble and install furniture where I live?',
      vi: 'Có lắp ráp, lắp đặt tại nhà không?',
      zh: '送货上门后包安装、组装吗？',
    },
    answer: {
      en:
        'That is up to each merchant; it cannot be ordered here, and the delivery fee does not promise it. Ask before you ' +
        'buy: the merchant’s number is on the page of the product, and on the order page afterwards. What you have agreed ' +
        'you can write into the note when you order.',
      vi:
        'Việc này tuỳ từng nhà bán hàng: Hiên không có dịch vụ lắp ráp, và phí giao không gồm việc ' +
        'lắp ráp. Bạn hỏi trước khi mua: số điện thoại của nhà bán hàng có ở trang sản phẩm, sau đó có cả ở trang đơn hàng. ' +
        'Điều đã thoả thuận bạn ghi vào ô ghi chú khi đặt.',
      zh:
        '由各商家自己决定：网站上不能下单购买安装服务，运费也不包含安装的承诺。下单前请先问商家，电话在产品页上，' +
        '下单后订单页上也有。谈好的内容可以写进下单时的备注。',
    },
  },
];
