import type { WorkWords } from './work-words.ts';

/** Rooms to sit in. */
export const livingWords: Record<string, WorkWords> = {
  'veranda-living': {
    by: 'thuha',
    home: 'townhouse',
    scene: 'family',
    about: [
      'Căn nhà ở Hội An có hiên trước cửa, nên phòng khách được vẽ như phần nối của hiên. Nắng sáng lọt ' +
        'qua nan gỗ, đi chậm qua sàn rồi dừng ở chân ghế. Chúng tôi giữ tường vôi, chọn gỗ óc chó và vải màu ' +
        'yến mạch để mắt được nghỉ; chỉ một mảng đỏ gạch là lên tiếng. Bàn thấp đủ cho trẻ ngồi vẽ, lối đi ' +
        'rộng chín mươi phân để bà bưng mâm qua không phải nghiêng người.',
      'The house in Hoi An has a veranda, so we drew the sitting room as its continuation. Morning sun ' +
        'comes through the slats, crosses the floor slowly and stops at the foot of the sofa. We kept the ' +
        'lime walls, and chose walnut and oat-coloured cloth to rest the eyes; one touch of brick speaks up. ' +
        'The table is low enough for children to draw at, and the way past it ninety centimetres, so that ' +
        'grandmother can carry a tray straight through.',
      '会安的房子门前有廊，我们便把客厅画成廊的延续。晨光穿过木条，慢慢走过地面，停在沙发脚边。' +
        '墙留着石灰的白，配胡桃木和燕麦色的布，让眼睛歇一歇，只有一点砖红出声。' +
        '茶几低到孩子能趴着画画，过道留了九十厘米，外婆端着饭菜走过，不必侧身。' +
        '整间屋子没有多余的柜子，要收的都在墙那一边。',
    ],
  },
  'japandi-living': {
    by: 'an',
    home: 'villa',
    scene: 'couple',
    about: [
      'Đà Lạt sáng nào cũng có sương, nên cửa kính kéo suốt từ sàn lên và chia ô như giấy dán cửa. Sàn sồi ' +
        'nhạt bắt ánh sáng đầu ngày, tường trát vôi giữ nó lại. Đồ đạc thấp và ít: một sofa, một bàn, một ' +
        'cây. Hai vợ chồng muốn buổi tối không bật đèn trần, vì thế chúng tôi đặt ba nguồn sáng nhỏ ở ba góc,' +
        ' mỗi nguồn vừa đủ cho một việc.',
      'Every morning in Da Lat begins in mist, so the glass runs from floor to ceiling, divided like a ' +
        'paper screen. The pale oak floor catches the first light and the lime plaster keeps it. Furniture ' +
        'is low and there is little of it: a sofa, a table, a plant. The couple wanted evenings without a ' +
        'ceiling light, so we placed three small sources in three corners, each just enough for one thing to do.',
      '大叻的早晨总有雾，所以玻璃从地面一直到顶，像纸门那样分格。浅橡木地板接住第一缕光，石灰墙把它留下。家具低，也少：一张沙发，一张几，一棵树。夫妻俩晚上不想开顶灯，我们就在三个角落各放一处小光源，每一处刚好够做一件事。朝花园的那面只挂素亚麻帘，拉开，季节自己会换画。',
    ],
  },
  'indochine-living': {
    by: 'minhanh',
    home: 'villa',
    scene: 'guests',
    about: [
      'Biệt thự xây năm 1932, trần cao ba mét tư, ba cửa chớp sơn xanh còn nguyên. Chúng tôi chỉ lau lại ' +
        'và để nắng làm phần còn lại: trưa xuống, bóng lá sách kẻ sọc trên sàn gỗ tếch. Gỗ mahogany, mây đan và vải ' +
        'màu cát đi cùng nhau như trong ảnh cũ. Ghế quay vào nhau chứ không quay vào tivi, vì nhà này hay có ' +
        'khách và khách thì hay ngồi lâu.',
      'A villa from 1932 with ceilings 3.4 metres high and its three green shutters still whole. We ' +
        'only washed them and let the sun do the rest: at noon the louvres rule the teak floor with stripes. ' +
        'Mahogany, cane and sand-coloured linen go together as in an old photograph. The chairs face each ' +
        'other and not a screen, because this house often has guests, and its guests stay.',
      '一九三二年的别墅，层高三米四，三扇绿百叶窗还完好。' +
        '我们只是擦洗干净，剩下的交给太阳：正午时百叶在柚木地板上画满条纹。桃花心木、藤编、' +
        '沙色亚麻放在一起，像一张旧照片。椅子彼此相对，不朝着电视，因为这家常有客，客人来了总要坐很久。' +
        '墙上只挂两幅画，都是主人家里传下来的。',
    ],
  },
  'wabi-living': {
    by: 'an',
    home: 'apartment',
    scene: 'couple',
    about: [
      'Hai người rời thành phố về Đà Nẵng, chỉ mang theo sách và một chiếc ghế. Phòng khách vì thế bắt đầu ' +
        'từ khoảng trống: tường đất, sàn vữa mài, sồi hun khói để nguyên dấu bào. Cửa sổ rộng đặt thấp, ngồi ' +
        'xuống mới thấy hết vườn. Vết nứt nhỏ trên tường không sửa; chúng tôi bảo chủ nhà chờ một năm xem nó đi về đâu.',
      'Two people left the city for Da Nang with their books and one chair. So the room begins with ' +
        'emptiness: clay walls, a floor of polished plaster, smoked oak with the marks of the plane left on ' +
        'it. The wide window is set low; only when you sit do you see the whole garden. The small crack in ' +
        'the wall was not mended. We asked the owners to wait a year and see where it goes.',
      '两个人离开城市搬到岘港，只带了书和一把椅子。于是客厅从空开始：泥墙、磨光的灰泥地、留着刨痕的烟熏橡木。宽窗开得低，坐下来才看得全花园。墙上那道细裂纹没有补，我们请主人等一年，看看它往哪里走。夜里只点一盏灯，放在地上，影子比家具还多。',
    ],
  },
  'modern-living': {
    by: 'quochuy',
    home: 'apartment',
    scene: 'family',
    about: [
      'Căn góc ở Sài Gòn có cửa hai mặt, sáng từ sớm đến chiều. Chúng tôi bỏ vách giữa khách và ăn, dồn đồ ' +
        'điện vào một bức tường, còn lại để trống cho hai đứa nhỏ chạy. Xám đá, gỗ sẫm và thép đen giữ cho ' +
        'phòng mát mắt; vải chịu bẩn, góc bàn bo tròn. Ban ngày không cần bật đèn nào, và hoá đơn điện là bằng chứng.',
      'A corner flat in Saigon with windows on two sides, bright from dawn to late afternoon. We took out ' +
        'the wall between sitting and dining, gathered everything with a plug on one side, and left the rest ' +
        'free for two children to run in. Stone grey, dark wood and black steel keep the room cool to look ' +
        'at; the cloth forgives, the corners are round. By day no lamp is needed, and the electricity bill says so.',
      '西贡的转角公寓，两面开窗，从清早亮到傍晚。我们拆了客厅和餐厅之间的墙，把带插头的都收到一面，剩下的空地给两个孩子跑。石灰色、深木、黑钢让屋子看着清凉；布料耐脏，桌角圆润。白天一盏灯也不用开，电费单可以作证。晚上拉上纱帘，城市的灯就成了背景。',
    ],
  },
  'newchinese-living': {
    by: 'zhaohe',
    home: 'apartment',
    scene: 'generations',
    about: [
      'Ba thế hệ ở chung một căn hộ Hà Nội, và bữa trà chiều là lúc cả nhà gặp nhau. Phòng khách xoay ' +
        'quanh bàn trà: ghế lưng nan cho ông, chỗ duỗi chân cho cháu. Song gỗ trước cửa sổ lọc nắng thành ' +
        'từng ô; khi mặt trời thấp, bóng ô đi qua tường như đồng hồ. Gỗ sẫm, lụa đũi, một chút xanh mực, ' +
        'ngoài ra không thêm màu nào.',
      'Three generations share a flat in Hanoi, and afternoon tea is when they meet. The room revolves around ' +
        'the tea table: a spindle-backed seat for grandfather, space to stretch for the child. A lattice ' +
        'before the window breaks the sun into squares; when it is low they cross the wall like the hand of ' +
        'a clock. Dark wood, raw silk, a little ink blue, and no colour besides.',
      '三代人住在河内的一套公寓里，下午茶是一家人碰面的时候。客厅围着茶几转：直棂靠背给爷爷，伸腿的地方给孙子。窗前的木棂把阳光滤成一格一格，日头低了，格影就像钟针一样走过墙面。深木、生丝、一点墨蓝，此外不添颜色。屏风后面藏着孩子的玩具，客人来了轻轻一推就看不见。',
    ],
  },
  'midcentury-living': {
    by: 'jameswhite',
    home: 'villa',
    scene: 'couple',
    about: [
      'Nắng chiều Đà Lạt vàng và thấp, hợp với óc chó hơn bất cứ gỗ nào. Phòng này giữ ít màu: gỗ, da bò, ' +
        'một chiếc ghế đỏ gạch. Sofa kê cách tường ba mươi phân cho gió sau lưng, đĩa than trong tầm tay. ' +
        'Chúng tôi đo góc nắng ngày đông chí rồi mới đặt ghế đọc, để bốn giờ chiều trang sách vẫn sáng.',
      'The afternoon sun of Da Lat is low and golden, and no wood suits it better than walnut. The palette ' +
        'is short: timber, leather, one chair in brick. The sofa stands thirty centimetres from the wall so ' +
        'that air moves behind it, with the records within reach. We measured the sun at midwinter before ' +
        'placing the reading chair; at four o’clock the page is still lit.',
      '大叻的下午阳光又低又黄，没有哪种木头比胡桃木更合它。颜色用得少：木头、皮、一把砖红的椅子。沙发离墙三十厘米，背后有风，唱片伸手可及。我们先量了冬至的日照角度，再摆读书椅，下午四点书页还亮着。地毯的尺寸刚好让所有脚都踩得到，两个人的，还有狗的。',
    ],
  },
  'french-living': {
    by: 'minhanh',
    home: 'townhouse',
    scene: 'guests',
    about: [
      'Nhà phố cổ Hà Nội, cầu thang gỗ, cửa lá sách nhìn xuống phố. Chủ nhà muốn một phòng khách kiểu Pháp ' +
        'mà không giống khách sạn. Chúng tôi để tường vôi, phào mỏng, đặt nhung xanh rừng bên cạnh vải lanh ' +
        'mộc. Bàn tròn đá trắng đủ bốn ly cà phê. Đèn chùm treo thấp hơn thường lệ hai mươi phân, vì ai cũng ' +
        'ngồi chứ không đứng.',
      'An old town house in Hanoi with a wooden stair and louvred doors above the street. The owner wanted ' +
        'a French room that is not a hotel. We left the lime walls and kept the mouldings thin, and set ' +
        'forest velvet beside plain linen. The round marble table holds four coffees. The chandelier hangs ' +
        'twenty centimetres lower than usual, because here one sits rather than stands.',
      '河内老街的房子，木楼梯，百叶门望着街。主人想要法式的客厅，又不要像酒店。我们留下石灰墙，线脚做薄，森林绿的丝绒挨着素亚麻。白石圆桌放得下四杯咖啡。吊灯比平常低二十厘米，因为在这里大家都坐着，不站着。黄昏开一扇窗，街声上来，像远处的留声机。',
    ],
  },
  'scandinavian-living': {
    by: 'haiyen',
    home: 'apartment',
    scene: 'family',
    about: [
      'Cách biển ba trăm mét, cát theo chân vào nhà mỗi ngày. Vì vậy sàn sồi trắng, thảm giặt máy, sofa ' +
        'chân cao cho robot chui. Tường trắng để nắng biển tự tô màu: sáng hồng, trưa xanh, chiều vàng. Đồ ' +
        'chơi nằm trong giỏ đan, năm giờ dọn xong. Hai mươi hai mét vuông mà cả nhà bốn người ngồi vừa, ' +
        'không ai phải ngồi đất.',
      'Three hundred metres from the sea, and sand comes in on everyone’s feet. So the oak floor is white, ' +
        'the rug goes in the wash, and the sofa stands high enough for a robot vacuum. White walls let the coast ' +
        'do the colouring: pink at dawn, blue at noon, gold by four. Toys live in baskets and are gone by ' +
        'five. Twenty-two square metres, and a family of four sits down together.',
      '离海三百米，沙子每天跟着脚进来。所以地板是白橡木，地毯能机洗，沙发脚高得让扫地机器人钻过去。白墙让海边的光自己上色：清晨粉，正午蓝，傍晚金。玩具住在篮子里，五点前收好。二十二平方米，一家四口都坐得下，谁也不用坐地上。窗帘只用一层纱，海风一来就鼓起来。',
    ],
  },
  'industrial-living': {
    by: 'quochuy',
    home: 'duplex',
    scene: 'alone',
    about: [
      'Kho gạo cũ bên kênh Sài Gòn, tường vữa xám và khung cửa thép còn nguyên. Chủ nhà là thợ ảnh, cần ' +
        'một nơi vừa ở vừa tiếp khách. Chúng tôi để lộ trần, chạy đèn theo dầm, đặt sofa da giữa phòng làm ' +
        'vách. Gỗ keo và thép chịu được va chạm của chân máy. Sáng nắng xiên qua khung kính chia ô, sàn ' +
        'thành một tấm phim.',
      'An old rice store on a Saigon canal, with its grey plaster and steel windows left alone. The owner ' +
        'photographs for a living and needed a place both to live in and to receive clients. We left the ceiling ' +
        'open, ran the lights along the beams and put a leather sofa in the middle to stand in for a wall. ' +
        'Acacia and steel take the knocks of tripods. In the morning the gridded panes turn the floor into a ' +
        'strip of film.',
      '西贡河边的旧米仓，灰泥墙和钢窗都没动。主人是摄影师，要一个既能住又能会客的地方。我们让屋顶裸着，灯沿着梁走，一张皮沙发摆在中央当隔断。相思木和钢经得住三脚架磕碰。早晨阳光斜穿方格窗，地面像一条胶片。暗房藏在楼梯下面，门一关就是一面墙。',
    ],
  },
  'veranda-balcony': {
    by: 'thuha',
    home: 'homestay',
    scene: 'guests',
    about: [
      'Hiên sau của một nhà nghỉ nhỏ ở Hội An, nơi khách ăn sáng và ngồi tránh mưa. Gạch bông cũ được lật ' +
        'lại, mái thêm hai hàng ngói để ghế khỏi ướt. Ghế mây nhẹ, một người dời được theo bóng mát. Chúng ' +
        'tôi trồng cây thấp trước, cây cao sau, để từ ghế nhìn ra vườn như sâu hơn ba lần.',
      'The back veranda of a small guest house in Hoi An, where guests eat breakfast and wait out the ' +
        'rain. The old patterned tiles were turned over, and two more rows of roof tiles keep the chairs ' +
        'dry. The cane is light, so one person can follow the shade with it. We planted low in front and ' +
        'tall behind; from the chairs the garden looks three times as deep.',
      '会安一间小民宿的后廊，客人在这里吃早饭、躲雨。旧花砖翻了个面重铺，屋檐多加两排瓦，椅子不再淋湿。藤椅轻，一个人就能跟着树荫挪。我们前面种矮的，后面种高的，从椅子上望出去，花园像深了三倍。雨天的声音最好听，客人常常因此多住一晚。',
    ],
  },
  'veranda-reading': {
    by: 'vanphuc',
    home: 'villa',
    scene: 'alone',
    about: [
      'Góc đọc của một thầy giáo về hưu ở Huế, quay ra vườn thanh trà. Sách có sẵn ba nghìn cuốn, nên kệ ' +
        'được đo theo sách chứ không theo tường. Ghế đặt nghiêng ba mươi độ so với cửa để nắng rơi lên trang ' +
        'từ bên trái. Sàn gỗ óc chó, tường vôi, một chiếc bàn nhỏ vừa ấm trà và kính. Chiều mưa, đây là ' +
        'phòng sáng nhất nhà.',
      'The reading corner of a retired teacher in Hue, turned to his pomelo garden. There were three ' +
        'thousand books to begin with, so the shelves were measured by them and not by the wall. The chair ' +
        'stands at thirty degrees to the window and the light falls on the page from the left. Walnut boards,' +
        ' lime walls, a table just large enough for a teapot and spectacles. On wet afternoons it is the ' +
        'brightest room of the house.',
      '顺化一位退休老师的读书角，对着柚子园。原本就有三千册书，所以书架按书来量，不按墙。椅子与窗成三十度，光从左边落在书页上。胡桃木地板，石灰墙，一张小几刚好放茶壶和眼镜。下雨的午后，这里是家里最亮的房间。书脊朝南的那排褪了色，他说那是读得最多的。',
    ],
  },
};
