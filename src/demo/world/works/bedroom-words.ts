import type { WorkWords } from './work-words.ts';

/** Rooms to sleep, to grow up and to work in. */
export const bedroomWords: Record<string, WorkWords> = {
  'veranda-bedroom': {
    by: 'vanphuc',
    home: 'villa',
    scene: 'couple',
    about: [
      'Phòng ngủ mở ra hiên và vườn sau của một nhà vườn Huế. Giường không kê sát cửa sổ mà lùi vào một ' +
        'bước, để sáng dậy thấy vườn trước khi thấy nắng. Tường vôi, sàn gỗ, chăn lanh màu cát; hai chiếc ' +
        'đèn nhỏ thay cho đèn trần. Tủ âm sau vách đầu giường, nên phòng mười tám mét vuông mà trông như chỉ ' +
        'có một chiếc giường và một khu vườn.',
      'A bedroom that opens to the veranda and back garden of a house in Hue. The bed stands one step back ' +
        'from the window, so that on waking you see the garden before you see the sun. Lime walls, a timber ' +
        'floor, sand-coloured linen; two small lamps instead of a ceiling light. Cupboards hide behind the ' +
        'headboard wall, and eighteen square metres seem to hold only a bed and a garden.',
      '顺化一座园宅的卧室，朝着廊和后园。床不靠窗，退后一步，早上醒来先看见园子，再看见太阳。石灰墙，木地板，沙色亚麻；两盏小灯代替顶灯。衣柜藏在床头墙后面，十八平方米看上去只有一张床和一座园子。夜里推开门，蛙声就进来了，谁也不觉得吵。',
    ],
  },
  'japandi-bedroom': {
    by: 'khanhlinh',
    home: 'apartment',
    scene: 'couple',
    about: [
      'Mùa nồm Hà Nội kéo dài hai tháng, nên phòng này chọn vật liệu theo độ ẩm: sồi phủ dầu, tường vôi ' +
        'biết thở, cửa tủ nan hở. Giường thấp cho trần cao lên, hai bên là hai tủ đầu giường, mỗi bên một ngọn đèn. Rèm hai ' +
        'lớp, lớp trong như sương. Chủ nhà ngủ muộn; chúng tôi quay giường về hướng tây để sáng không bị nắng gọi.',
      'The damp season in Hanoi lasts two months, so materials were chosen for how they cope with it: oiled oak, ' +
        'lime that breathes, wardrobe doors with gaps. A low bed raises the ceiling; at either side stands a ' +
        'bedside table with a lamp of its own. The curtain has two layers, the inner one like mist. The owners ' +
        'sleep late; we turned the bed to the west, so that the sun does not wake them.',
      '河内的回南天长达两个月，所以材料按湿度来选：油面橡木、会呼吸的石灰墙、留缝的柜门。床低，屋顶就高了；床头两边各一只床头柜，各亮一盏灯。窗帘两层，里层像雾。主人睡得晚，我们把床朝西放，早晨不被太阳叫醒。屋里颜色很少，只有抱枕、床尾巾和地毯上的几道绿。',
    ],
  },
  'indochine-bedroom': {
    by: 'thuha',
    home: 'homestay',
    scene: 'guests',
    about: [
      'Phòng lớn nhất của nhà nghỉ, giường bốn cột, màn trắng, quạt trần. Khách đến Hội An để ngủ ngon, ' +
        'nên mọi thứ khác đều lùi lại. Cửa chớp mở hé cho gió sông vào, sàn gỗ tếch mát chân, mây đan ở đầu ' +
        'giường cho khỏi nóng lưng. Chúng tôi giữ một vách xanh cũ và để nó phai; khách nào cũng chụp hình ' +
        'trước vách đó.',
      'The largest room of the guest house: a four-post bed, a white net, a ceiling fan. Guests come to ' +
        'Hoi An to sleep well, so everything else steps back. The shutters stand ajar for the river breeze, ' +
        'the teak is cool to bare feet, and the head is cane so that backs stay cool too. We kept one old ' +
        'green wall and let it fade. Every guest takes a photograph in front of it.',
      '民宿最大的一间：四柱床，白帐子，吊扇。客人来会安是为了睡个好觉，别的都退到后面。百叶虚掩，河风进来；柚木地板踩着凉，床头是藤编，背也不热。我们留下一面旧绿墙，任它褪色，每个客人都要在那面墙前拍照。灯的开关在枕头边，不必掀帐子下床。',
    ],
  },
  'scandinavian-bedroom': {
    by: 'ngocmai',
    home: 'villa',
    scene: 'couple',
    about: [
      'Căn nhà gỗ trên đồi, cửa sổ nhìn xuống thông. Đêm Đà Lạt mười bốn độ, nên phòng ngủ nhỏ thôi, mười ' +
        'lăm mét vuông, cho mau ấm. Sồi sáng, chăn len, một chiếc đèn đọc mỗi bên. Bệ cửa rộng bốn mươi phân,' +
        ' ngồi được. Chúng tôi để trống bức tường đối diện giường: buổi sáng bóng thông tự vẽ lên đó.',
      'A timber house on a hill, its window over the pines. Nights in Da Lat fall to fourteen degrees, so ' +
        'the bedroom is small, fifteen square metres, and quickly warm. Bright oak, wool, a reading lamp on ' +
        'each side. The sill is forty centimetres deep and can be sat on. We left the wall across from the ' +
        'bed bare: in the morning the pines draw on it.',
      '山坡上的木屋，窗下是松林。大叻的夜里只有十四度，所以卧室做小，十五平方米，暖得快。明亮的橡木，羊毛毯，两边各一盏阅读灯。窗台深四十厘米，可以坐。床对面的墙留白，早晨松影自己画上去。冬天主人把椅子搬到窗边，一坐就是一上午。',
    ],
  },
  'french-bedroom': {
    by: 'ngocmai',
    home: 'villa',
    scene: 'couple',
    about: [
      'Biệt thự Pháp cũ ở Đà Lạt, lò sưởi còn dùng được. Phòng ngủ giữ phào chỉ nguyên bản, thêm một đầu ' +
        'giường vòm bọc lanh xanh xô thơm. Màu lấy từ vườn: hoa hồng bạc, lá, gỗ sồi. Gương đặt đối cửa sổ ' +
        'để chiều sương phòng vẫn sáng. Không có tivi; thay vào đó là ghế bành và tấm chăn.',
      'An old French villa in Da Lat whose fireplace still works. The bedroom keeps its mouldings and ' +
        'gains an arched head in sage linen. The colours come from the garden: faded rose, leaf, oak. A ' +
        'mirror faces the window, so that the room stays bright on misty afternoons. There is no television. ' +
        'There is an armchair by the window, and a throw.',
      '大叻的法式老别墅，壁炉还能用。卧室留下原来的线脚，添了一张鼠尾草绿亚麻的拱形床头。颜色都从园子里来：褪色的玫瑰、叶子、橡木。镜子对着窗，起雾的下午屋里也亮。没有电视，只有一把扶手椅和一条毯子。地板会响，主人不让修，说那是房子在说话。',
    ],
  },
  'newchinese-bedroom': {
    by: 'zhaohe',
    home: 'apartment',
    scene: 'couple',
    about: [
      'Chủ nhà sưu tầm mực, nên phòng ngủ lấy màu mực làm nền: xanh đậm trên gối, gỗ sẫm ở đầu giường, còn ' +
        'lại là trắng ngà. Song gỗ sau giường vẽ lại khung cửa nhà ông ngoại ở Chợ Lớn. Đèn giấu sau song, ' +
        'bật lên là thấy hoa văn. Phòng mười chín mét vuông, đủ một góc trà nhỏ cạnh cửa sổ.',
      'The owner collects ink, and ink is the ground of the room: deep blue on the pillows, dark wood at ' +
        'the head, ivory for the rest. The lattice behind the bed repeats a window of his grandfather’s ' +
        'house in Cholon. The light is behind it; switch it on and the pattern appears. Nineteen square ' +
        'metres, with room for tea by the window.',
      '主人收藏墨，卧室便以墨为底：枕上深蓝，床头深木，其余象牙白。床后的木棂照着堤岸外祖父家的窗画下来。灯藏在棂后，一开就见花纹。十九平方米，窗边还留得出一角喝茶。他睡前磨一会儿墨，说比什么都安神。地毯选得厚，起夜时一点声音也没有。',
    ],
  },
  'wabi-bedroom': {
    by: 'thuha',
    home: 'homestay',
    scene: 'alone',
    about: [
      'Phòng cho người đi một mình. Tường đất trộn rơm, giường ván thấp, một ô cửa nhìn ra bụi tre. Chúng ' +
        'tôi bỏ tủ, chỉ để một thanh treo và ba móc gỗ: ai đi một mình cũng mang ít đồ. Gốm làng Thanh Hà ' +
        'đặt trên sàn. Ban đêm chỉ có đèn giấy, sáng vừa đủ viết một trang nhật ký.',
      'A room for someone travelling alone. Walls of earth and straw, a low board bed, one opening to the ' +
        'bamboo. We left out the wardrobe: a rail and three wooden pegs are enough for a single bag. Pots ' +
        'from Thanh Ha stand on the floor. At night there is only a paper lamp, bright enough for one page of a diary.',
      '给独自旅行的人住的房间。掺了稻草的泥墙，低矮的板床，一扇窗对着竹丛。我们不放衣柜，只有一根横杆和三个木钉，一个人带不了多少东西。清河的陶器摆在地上。夜里只点一盏纸灯，刚够写一页日记。早上推窗，竹叶上的水会滴到手背上，于是就醒了。',
    ],
  },
  'scandinavian-children': {
    by: 'khanhlinh',
    home: 'apartment',
    scene: 'family',
    about: [
      'Gạo lên sáu, lần đầu có phòng riêng. Giường có thanh chắn kê sát tường, bàn học cạnh cửa sổ cho sáng ' +
        'tay, sàn để trống chính giữa làm bãi chơi. Mọi thứ bé cần đều thấp hơn một mét hai. Sơn gốc nước, ' +
        'cạnh bo, rèm lọc sáng cho giấc trưa. Ba năm nữa tháo thanh chắn là thành giường của cô bé lớn.',
      'A first room of one’s own, at six. The bed has a rail and stands against the wall, the desk is by the ' +
        'window where the light is, and the middle of the floor is for playing. Everything a child needs is ' +
        'below one metre twenty. Water-based paint, round edges, a blind for the afternoon nap. In three ' +
        'years the rail comes off and it is a big girl’s bed.',
      '小米六岁，第一次有自己的房间。带护栏的床靠着墙，书桌挨着窗，光正好，中间的地板留着玩。孩子要用的都在一米二以下。水性漆、圆角、午睡的透光帘。三年后拆下护栏，就是大姑娘的床了。墙上留了一条身高线，从搬进来那天开始画，爸爸妈妈也画了自己的。',
    ],
  },
  'japandi-children': {
    by: 'haiyen',
    home: 'apartment',
    scene: 'family',
    about: [
      'Phòng của một bé gái bốn tuổi thích làm nhà. Giường có khung mái để treo đèn và giấu bí mật; kệ ' +
        'thấp để tự lấy, tự cất. Gỗ sồi nhạt, vải cotton xanh xô thơm, không hình công chúa nào phải bóc đi khi ' +
        'con lớn. Sàn gỗ ấm chân, thảm giặt máy. Cửa sổ hạ bậu xuống bốn mươi phân cho con nhìn thấy sân.',
      'The room of a four-year-old who likes to build houses. The bed has a roof for lights and secrets; ' +
        'the shelves are low, to take from and to put back. Pale oak, sage cotton, and no princess to peel ' +
        'off the wall when she grows. Warm boards underfoot, a rug that goes in the wash. The sill was lowered to ' +
        'forty centimetres, so that she sees the yard.',
      '一个四岁女孩的房间，她喜欢盖房子。床有屋顶，可以挂灯、藏秘密；架子低，自己拿自己放。浅橡木，鼠尾草绿的棉布，墙上没有长大后要撕掉的公主。木地板脚暖，地毯能机洗。窗台降到四十厘米，她看得见院子。下雨天，她把椅子搬进床里，说那是船。',
    ],
  },
  'industrial-study': {
    by: 'baolong',
    home: 'apartment',
    scene: 'work',
    about: [
      'Phòng làm việc của một kỹ sư âm thanh ở Hà Nội, tường gạch được giữ lại vì nó tán âm tốt. Bàn khung ' +
        'thép dài, kệ hở lưng để không dội tiếng. Dây chạy trong máng sơn đen, tháo được. Ghế da cũ để nghe, ' +
        'ghế lưới để làm. Cửa sổ hai lớp kính; xe ngoài phố chỉ còn là hình.',
      'The workroom of a sound engineer in Hanoi; the brick stayed because it scatters sound well. A long ' +
        'desk on a steel frame, shelves open at the back so that nothing echoes. Cables run in a black tray ' +
        'that comes off. An old leather chair to listen in, a mesh one to work in. The window is double, and ' +
        'the street outside is only a picture.',
      '河内一位录音师的工作室，砖墙留着，因为它散声好。钢架长桌，无背板书架不回声。线走在可拆的黑色线槽里。旧皮椅用来听，网椅用来做。双层玻璃窗，街上的车只剩画面。夜里他关掉所有灯，只留调音台的绿光，说这时候耳朵最灵。',
    ],
  },
  'newchinese-study': {
    by: 'vanphuc',
    home: 'villa',
    scene: 'work',
    about: [
      'Thư phòng ở Huế nhìn ra một khoảnh vườn vuông, có hòn non bộ của ông nội. Bàn viết đặt vuông góc ' +
        'cửa sổ: nhìn vườn phải quay đầu, nhìn chữ thì không. Gỗ sẫm, tường lụa đũi, một giá sách thấp để ' +
        'cây ngoài kia làm bức tranh. Chúng tôi chừa khoảng trống sau ghế cho người đến hỏi bài.',
      'A study in Hue over a square of garden with grandfather’s miniature mountain. The desk stands at ' +
        'right angles to the window: to see the garden you turn your head, to see the page you do not. Dark ' +
        'wood, raw-silk walls, a bookcase kept low so that the trees outside are the picture. Space was left ' +
        'behind the chair, for whoever comes to ask.',
      '顺化的书房，对着一方小园，园里有祖父的假山。书桌与窗成直角：看园子要转头，看字不用。深木，生丝墙面，书架做低，窗外的树就是画。椅子后面留了空，给来请教的人站。砚台边放一只小钟，只报半点。',
    ],
  },
  'midcentury-study': {
    by: 'linxiaoyu',
    home: 'apartment',
    scene: 'work',
    about: [
      'Hai người cùng làm việc ở nhà, một người gọi điện cả ngày, một người viết. Phòng mười lăm mét vuông ' +
        'được cho người viết: bàn óc chó quay ra cửa sổ, lưng tựa tường sách. Ghế da, đèn cần, sàn gỗ trải ' +
        'thảm cho êm. Chiếc ghế bành ở góc là chỗ đọc lại bản nháp; chỗ ấy không có ổ cắm, có chủ ý.',
      'Two people work from home; one is on the telephone all day and the other writes. These fifteen ' +
        'square metres went to the writer: a walnut desk at the window, a wall of books behind. Leather ' +
        'chair, jointed lamp, a rug to hush the boards. The armchair in the corner is for reading drafts. ' +
        'There is no socket beside it, on purpose.',
      '两个人都在家工作，一个整天打电话，一个写作。这十五平方米给了写作的人：胡桃木书桌朝窗，背后一墙书。皮椅，折臂灯，地毯让木地板安静。角落的扶手椅用来重读草稿，那里故意没有插座。窗外是一棵凤凰木，六月开花的时候，他总是交稿晚一周。',
    ],
  },
  'newchinese-hall': {
    by: 'tuankiet',
    home: 'townhouse',
    scene: 'generations',
    about: [
      'Tiền sảnh mười mét vuông, nơi ba thế hệ thay giày mỗi sáng. Tấm song gỗ chắn giữa cửa và phòng ' +
        'khách theo lệ cũ: khí đi vòng, mắt không nhìn thẳng. Ghế cho bà ngồi, móc thấp cho cháu, khay chìa ' +
        'khoá cho bố mẹ. Đèn cảm ứng bật nhẹ khi có người về khuya. Gương chỉ soi từ vai lên, đủ chỉnh cổ áo.',
      'Ten square metres where three generations change their shoes each morning. A lattice stands between ' +
        'door and sitting room, as custom has it: the air goes round and the eye does not go straight in. A ' +
        'seat for grandmother, low hooks for the child, a tray of keys for the parents. A soft light comes ' +
        'on for whoever returns late. The mirror shows only shoulders and up: enough for a collar.',
      '十平方米的玄关，三代人每天早上在这里换鞋。大门和客厅之间立一道木棂，按老规矩：气绕着走，视线不直入。有给奶奶坐的凳，给孙子的矮钩，给父母的钥匙盘。夜归的人，感应灯轻轻亮起。镜子只照肩以上，够整一整衣领。鞋柜最下一格空着，留给客人的鞋。',
    ],
  },
};
