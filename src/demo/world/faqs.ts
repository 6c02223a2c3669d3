import type { DemoFaq } from './demo-world.ts';
import { faqsOnOrders } from './faqs-on-orders.ts';

/** Frequent questions. */
export const faqs: DemoFaq[] = [
  {
    topic: 'account',
    question: {
      en: 'Do I need an account to look around?',
      vi: 'Tôi có cần tài khoản để xem không?',
      zh: '随便看看需要注册吗？',
    },
    answer: {
      en:
        'No. Works, products, models and articles are open to everyone. You need an account to buy, to ask a ' +
        'designer, to save a design or to use a template.',
      vi:
        'Không. Ai cũng xem được tác phẩm, sản phẩm, mô hình 3D và bài viết. Bạn cần tài khoản khi mua hàng, hỏi ' +
        'nhà thiết kế, lưu bản vẽ hoặc dùng mẫu có sẵn.',
      zh: '不需要。作品、产品、模型和文章人人可看。下单、咨询设计师、保存设计或使用模板时才需要账号。',
    },
  },
  {
    topic: 'account',
    question: { en: 'What do I get when I sign up?', vi: 'Đăng ký xong tôi được gì?', zh: '注册后能得到什么？' },
    answer: {
      en:
        'The free version for 30 days: the workspace, the whole model library and the free plan’s renders. ' +
        'After 30 days everything you made stays yours to open and export.',
      vi:
        'Bản miễn phí trong 30 ngày: không gian thiết kế, toàn bộ thư viện mô hình và lượt dựng ảnh của gói miễn ' +
        'phí. Sau 30 ngày, những gì bạn đã làm vẫn mở và xuất ra được.',
      zh: '30 天免费版：设计空间、整个模型库和免费版的渲染额度。30 天后，做过的设计仍可打开和导出。',
    },
  },
  {
    topic: 'account',
    question: {
      en: 'My code has not arrived. What now?',
      vi: 'Tôi không nhận được mã. Phải làm sao?',
      zh: '收不到验证码怎么办？',
    },
    answer: {
      en:
        'Wait a minute and look in the junk folder. You can ask for another code after 60 seconds, five an hour ' +
        'at most. A code is valid for ten minutes and can be used once.',
      vi:
        'Bạn chờ một phút và xem thử hộp thư rác. Sau 60 giây có thể gửi lại, mỗi giờ tối đa năm lần. Mã có ' +
        'hiệu lực mười phút và chỉ dùng một lần.',
      zh: '等一分钟，再看看垃圾邮件。60 秒后可以重发，一小时最多五次。验证码十分钟内有效，只能用一次。',
    },
  },
  {
    topic: 'account',
    question: { en: 'How do I delete my account?', vi: 'Làm sao để xoá tài khoản?', zh: '怎样注销账号？' },
    answer: {
      en:
        'Open “My page”, then “My data”. You can download everything first; then the account and ' +
        'what we know about you are deleted. Of past orders we keep only the totals, because our bookkeeping requires them.',
      vi:
        'Mở “Trang của tôi”, mục “Dữ liệu của tôi”. Bạn có thể tải hết về trước, rồi xoá tài khoản cùng những ' +
        'gì chúng tôi biết về bạn. Đơn hàng cũ chỉ giữ tổng tiền vì sổ sách kế toán cần.',
      zh: '打开“我的主页”里的“我的数据”。可以先全部下载，再注销账号并删除我们保存的资料。历史订单只保留金额，因为账目需要。',
    },
  },
  {
    topic: 'designing',
    question: { en: 'Can I draw my own home?', vi: 'Tôi tự vẽ nhà mình được không?', zh: '我能自己画户型吗？' },
    answer: {
      en:
        'Yes. Draw walls, place doors and windows, and add furniture at its true size. Plan and 3D are the ' +
        'same drawing; what you change in one shows in the other.',
      vi: 'Được. Bạn vẽ tường, đặt cửa, rồi xếp đồ đúng kích thước thật. Mặt bằng và 3D là một: sửa bên này, bên kia đổi theo.',
      zh: '可以。画墙、放门窗，按真实尺寸摆家具。平面和 3D 是同一张图，改了这边，那边跟着变。',
    },
  },
  {
    topic: 'designing',
    question: {
      en: 'What does “Use this template” do?',
      vi: '“Dùng làm mẫu” nghĩa là gì?',
      zh: '“用这个模板”是什么意思？',
    },
    answer: {
      en:
        'It copies the design of a work into your own designs. The copy is private and yours to change; the ' +
        'designer’s original stays as it is.',
      vi:
        'Bản vẽ của tác phẩm được sao chép vào mục thiết kế của bạn. Bản sao là của riêng bạn, sửa thoải mái; ' +
        'bản gốc của nhà thiết kế vẫn nguyên.',
      zh: '把作品的设计复制到你的设计里。副本只有你能看，可以随意修改；设计师的原稿不变。',
    },
  },
  {
    topic: 'designing',
    question: {
      en: 'Are the sizes in 3D real?',
      vi: 'Kích thước trong 3D có thật không?',
      zh: '3D 里的尺寸是真的吗？',
    },
    answer: {
      en:
        'To the millimetre. Every model is built from its measurements, and a product’s model has the ' +
        'size of what will be delivered.',
      vi: 'Đúng đến từng milimét. Mô hình nào cũng dựng từ số đo, và mô hình của sản phẩm có kích thước đúng như món bạn sẽ nhận.',
      zh: '精确到毫米。每个模型都由尺寸生成，产品模型和送到家的实物一样大。',
    },
  },
  {
    topic: 'designing',
    question: { en: 'Who can see my designs?', vi: 'Ai xem được bản vẽ của tôi?', zh: '谁能看到我的设计？' },
    answer: {
      en: 'Only you. A design is private until you publish it as a work or share it by a link, and you can undo both.',
      vi:
        'Chỉ mình bạn. Bản vẽ luôn riêng tư cho đến khi bạn đăng thành tác phẩm hoặc chia sẻ bằng liên kết, ' +
        'và bạn thu lại được bất cứ lúc nào.',
      zh: '只有你。发布成作品或用链接分享之前，设计都是私密的，也随时可以收回。',
    },
  },
  {
    topic: 'buying',
    question: { en: 'How do I pay?', vi: 'Thanh toán thế nào?', zh: '怎么付款？' },
    answer: {
      en:
        'By bank transfer with a VietQR code that carries the amount and the reference; items from several ' +
        'merchants are paid with one transfer. Upload the receipt; we check it and the merchants start on your order.',
      vi:
        'Chuyển khoản bằng mã VietQR có sẵn số tiền và nội dung chuyển khoản; mua của nhiều nhà bán hàng cũng ' +
        'chỉ chuyển một lần. Bạn tải biên lai lên, chúng tôi kiểm tra rồi họ bắt đầu chuẩn bị hàng.',
      zh: '扫 VietQR 码转账，金额和附言都已填好，几个商家的产品也只要转一次。上传回单，我们核对后商家就开始备货。',
    },
  },
  {
    topic: 'buying',
    question: { en: 'How long does delivery take?', vi: 'Bao lâu thì nhận được hàng?', zh: '多久能收到货？' },
    answer: {
      en: 'Items in stock leave within two working days. The order page shows days and fee for your province before you confirm.',
      vi: 'Hàng có sẵn được gửi trong hai ngày làm việc. Trang đặt hàng ghi rõ số ngày và phí cho tỉnh của bạn trước khi xác nhận.',
      zh: '现货两个工作日内发出。确认之前，下单页会显示送到你所在省份的天数和运费。',
    },
  },
  {
    topic: 'buying',
    question: { en: 'Can I cancel an order?', vi: 'Tôi huỷ đơn được không?', zh: '可以取消订单吗？' },
    answer: {
      en:
        'Yes, until it is sent; the other orders paid for with it go ahead. If you have paid, you give us an ' +
        'account and we refund you by transfer. An order not paid within 24 hours is cancelled automatically.',
      vi:
        'Được, miễn là hàng chưa gửi; các đơn mua cùng vẫn tiếp tục. Nếu đã thanh toán, bạn cho biết tài khoản ' +
        'và chúng tôi chuyển lại. Đơn chưa thanh toán sau 24 giờ sẽ tự huỷ.',
      zh: '发货前都可以，一起买的其他订单照常进行。已付款的，填写收款账户后会转账退回。24 小时未付款的订单会自动取消。',
    },
  },
  {
    topic: 'buying',
    question: {
      en: 'Will it fit through my door?',
      vi: 'Món đồ có qua lọt cửa nhà tôi không?',
      zh: '能搬进我家门吗？',
    },
    answer: {
      en:
        'Enter the free width, depth and height under “Fits in” and only pieces that fit are shown, turned ' +
        'or not. For stairs and lifts ask the merchant; most sofas come apart.',
      vi:
        'Nhập rộng, sâu, cao của chỗ trống vào ô “Vừa chỗ trống”, danh sách chỉ còn những món vừa, kể cả khi ' +
        'xoay ngang. Cầu thang và thang máy thì bạn hỏi nhà bán hàng; phần lớn sofa tháo rời được.',
      zh: '在“放得下”里填空间的宽、深、高，只显示放得下的，转个方向也算。楼梯和电梯请问商家，多数沙发可以拆开。',
    },
  },
  {
    topic: 'madeToSize',
    question: {
      en: 'What does “made to size” mean?',
      vi: '“Đặt theo kích thước” nghĩa là gì?',
      zh: '“按尺寸定制”是什么？',
    },
    answer: {
      en:
        'You choose width, depth, height, forms and finishes among what the workshop really makes. Picture, ' +
        'measurements and price follow at once, and the order keeps that exact model.',
      vi:
        'Bạn chọn rộng, sâu, cao, kiểu dáng và chất liệu trong những gì xưởng thật sự làm được. Hình, số đo ' +
        'và giá đổi theo ngay, đơn hàng giữ đúng mô hình đó.',
      zh: '在工坊真正能做的范围里选宽、深、高、样式和材质。图、尺寸和价格立刻跟着变，订单保存的就是这一个模型。',
    },
  },
  {
    topic: 'madeToSize',
    question: { en: 'How is the price worked out?', vi: 'Giá được tính thế nào?', zh: '价格怎么算？' },
    answer: {
      en:
        'From the workshop’s own formula: a base, so much per metre or square metre, and what a finish or a ' +
        'form adds. The price you see is the price you pay, before delivery.',
      vi:
        'Theo công thức của xưởng: một phần cố định, một phần theo mét hoặc mét vuông, cộng thêm cho chất ' +
        'liệu và kiểu dáng. Giá bạn thấy là giá bạn trả, chưa gồm phí giao.',
      zh: '按工坊的公式：基础价，加每米或每平方米的价格，再加材质和样式的差价。看到的价格就是要付的价格，不含运费。',
    },
  },
  {
    topic: 'madeToSize',
    question: {
      en: 'Can I return a piece made for me?',
      vi: 'Đồ đặt riêng có trả lại được không?',
      zh: '定制的家具能退吗？',
    },
    answer: {
      en:
        'Not for a change of mind, because nobody else has your wall. If it is faulty, damaged or not what you ' +
        'ordered (more than 3 mm off), you can return it like any other piece: report it from the order.',
      vi:
        'Không trả được vì đổi ý, bởi không ai có bức tường giống nhà bạn. Nếu có lỗi, hư hỏng hoặc giao sai ' +
        '(lệch quá 3 mm so với đơn) thì vẫn trả được như mọi món khác: bạn báo ngay ở trang đơn hàng.',
      zh: '因改变主意不能退，毕竟别人家没有你的那面墙。有瑕疵、破损或发错（误差超过 3 mm）的，和其他产品一样可以退：在订单页反馈即可。',
    },
  },
  {
    topic: 'madeToSize',
    question: {
      en: 'My wall is not straight. What size do I order?',
      vi: 'Tường nhà tôi không thẳng, nên đặt cỡ nào?',
      zh: '我家墙不直，该订多大？',
    },
    answer: {
      en:
        'Measure at the floor, at the middle and at the ceiling, and order by the smallest figure less 10 ' +
        'mm. A filler strip closes the gap; most merchants send one along.',
      vi: 'Đo sát sàn, giữa tường và sát trần, lấy số nhỏ nhất trừ 10 mm. Nẹp bù sẽ che khe hở; phần lớn xưởng gửi kèm.',
      zh: '在贴地、中间和贴顶处各量一次，取最小值再减 10 mm。缝隙用收口条盖住，多数商家会随货附上。',
    },
  },
  {
    topic: 'designers',
    question: { en: 'How do I find a designer?', vi: 'Tìm nhà thiết kế bằng cách nào?', zh: '怎样找到设计师？' },
    answer: {
      en:
        'Start from a work you like, or filter designers by city and style. Press “Consult now”, and say how large ' +
        'the home is and when you move in.',
      vi: 'Bắt đầu từ một tác phẩm bạn thích, hoặc lọc theo thành phố và phong cách. Bấm “Hỏi nhà thiết kế”, kể diện tích nhà và ngày bạn dọn vào.',
      zh: '从喜欢的作品开始，或按城市和风格筛选。点“马上咨询”，写上面积和打算入住的时间。',
    },
  },
  {
    topic: 'designers',
    question: {
      en: 'Does a consultation cost anything?',
      vi: 'Hỏi nhà thiết kế có mất phí không?',
      zh: '咨询收费吗？',
    },
    answer: {
      en:
        'Writing to a designer is free. What they charge for their work is between the two of you; we suggest a ' +
        'written quote before anything is paid.',
      vi: 'Nhắn cho nhà thiết kế thì miễn phí. Thù lao do hai bên thoả thuận; bạn nên có báo giá bằng văn bản trước khi trả tiền.',
      zh: '给设计师留言免费。设计费由双方商定，建议付款前先拿到书面报价。',
    },
  },
  {
    topic: 'designers',
    question: {
      en: 'Can a designer in another city help me?',
      vi: 'Nhà thiết kế ở thành phố khác có làm được không?',
      zh: '外地设计师能帮我吗？',
    },
    answer: {
      en:
        'Often, yes. Send a plan with measurements and photographs of each wall. For building work you will ' +
        'still want someone on site now and then.',
      vi: 'Thường là được. Bạn gửi mặt bằng có số đo và ảnh từng bức tường. Lúc thi công vẫn nên có người ghé công trình.',
      zh: '多数可以。把带尺寸的平面图和每面墙的照片发给对方。施工时仍需要有人不时到现场看看。',
    },
  },
  {
    topic: 'designers',
    question: {
      en: 'What should I have ready before I write?',
      vi: 'Trước khi nhắn tôi nên chuẩn bị gì?',
      zh: '咨询前要准备什么？',
    },
    answer: {
      en: 'A floor plan, a budget with an upper end, three pictures you like and one you do not. The last is often the most useful.',
      vi: 'Mặt bằng, ngân sách có mức trần, ba tấm hình bạn thích và một tấm bạn không thích. Tấm cuối thường có ích nhất.',
      zh: '户型图、有上限的预算、三张喜欢的图和一张不喜欢的图。最后那张往往最有用。',
    },
  },
  {
    topic: 'selling',
    question: {
      en: 'How do I become a designer here?',
      vi: 'Làm sao để trở thành nhà thiết kế trên Hiên?',
      zh: '怎样成为轩的设计师？',
    },
    answer: {
      en:
        'Apply under “Pricing”: fill in your details, then upload the receipt for the plan’s fee. We review it within ' +
        'one to three working days and give you the reason if we decline.',
      vi:
        'Đăng ký ở mục “Bảng giá”: thông tin cơ bản, rồi biên lai phí gói. Chúng tôi xem trong một đến ba ngày ' +
        'làm việc, nếu từ chối sẽ nói rõ lý do.',
      zh: '在“价格”页申请：先填基本信息，再上传套餐费用的回单。一到三个工作日内审核，不通过会说明原因。',
    },
  },
  {
    topic: 'selling',
    question: { en: 'What do you ask of merchants?', vi: 'Hiên yêu cầu gì ở nhà bán hàng?', zh: '对商家有什么要求？' },
    answer: {
      en:
        'A business licence, true measurements, honest pictures and stock that is really there. Models are ' +
        'built from your measurements, so a wrong figure shows at once.',
      vi: 'Giấy phép kinh doanh, số đo đúng, hình ảnh thật và số hàng đúng thực tế. Mô hình 3D dựng từ số đo của bạn, sai là thấy ngay.',
      zh: '营业执照、真实尺寸、真实的图片和库存。模型按你给的尺寸生成，写错一眼就看得出。',
    },
  },
  {
    topic: 'selling',
    question: { en: 'When am I paid?', vi: 'Khi nào tôi nhận được tiền?', zh: '什么时候收到货款？' },
    answer: {
      en: 'The buyer pays the platform. Once the order is complete and the seven-day return period is over, we send your share by bank transfer and attach the receipt to the order.',
      vi: 'Người mua trả cho sàn. Khi đơn hoàn tất và hết bảy ngày trả hàng, chúng tôi chuyển khoản phần của bạn và đính biên lai vào đơn.',
      zh: '买家先付给平台。订单完成、七天退货期结束后，我们把货款转到你的银行账户，并在订单旁附上回单。',
    },
  },
  {
    topic: 'selling',
    question: {
      en: 'Can I sell products that are not in the model library?',
      vi: 'Món không có trong thư viện mô hình thì bán được không?',
      zh: '模型库里没有的产品能卖吗？',
    },
    answer: {
      en: 'Yes. Bring your own GLB file of up to 64 MB. We check it, measure it and show it at true size like all the others.',
      vi: 'Được. Bạn tải lên tệp GLB của mình, tối đa 64 MB. Chúng tôi kiểm tra, đo và hiển thị đúng kích thước như mọi món khác.',
      zh: '可以。上传自己的 GLB 文件，最大 64 MB。我们会检查、测量，并和其他产品一样按真实尺寸展示。',
    },
  },
  ...faqsOnOrders,
];
