import type { WorkWords } from './work-words.ts';

/** Rooms to cook, to eat and to wash in. */
export const kitchenWords: Record<string, WorkWords> = {
  'veranda-kitchen': {
    by: 'ducthinh',
    home: 'townhouse',
    scene: 'family',
    about: [
      'Bếp của người nấu mỗi ngày hai bữa. Tam giác chậu, bếp, tủ lạnh cộng lại sáu mét; mặt bàn cao tám ' +
        'mươi tám phân theo đúng khuỷu tay chủ nhà. Cửa sổ trên chậu mở ra giàn bầu, mùi mắm đi ra bằng lối ' +
        'ấy. Tường vôi rửa được, gỗ óc chó phủ dầu cứng. Chúng tôi chừa một góc cho nồi cơm, bình nước và bé ' +
        'ngồi làm bài.',
      'The kitchen of someone who cooks twice a day. Sink, stove and fridge add up to six metres of ' +
        'walking; the top is eighty-eight centimetres, the height of her elbow. The window over the sink ' +
        'opens to the gourd trellis, and that is the way the fish sauce leaves. Washable lime, hard-oiled ' +
        'walnut. A corner was kept for the rice cooker, the water, and a child with homework.',
      '一天做两顿饭的人的厨房。水槽、灶、冰箱三边加起来六米；台面高八十八厘米，正是主人手肘的高度。水槽上的窗开向葫芦架，鱼露的味道从那里出去。石灰墙可以擦洗，胡桃木上硬蜡油。我们留了一角，给电饭煲、水壶，还有写作业的孩子。调料都在伸手一步之内，这是她唯一的要求。',
    ],
  },
  'modern-kitchen': {
    by: 'quochuy',
    home: 'apartment',
    scene: 'couple',
    about: [
      'Căn hộ Hà Nội, bếp mở, hai người đều thích nấu nhưng không thích đứng cạnh nhau. Giải pháp là một ' +
        'đảo dài: một bên thái, một bên nấu, gặp nhau ở giữa để nếm. Mặt đá nung kết đặt nồi nóng được, ' +
        'cánh tủ không tay nắm lau một lượt. Máy hút chín trăm khối, vì rèm phòng khách ở ngay kia. Đèn khe ' +
        'dưới tủ treo, không bóng đổ lên thớt.',
      'An open kitchen in Hanoi for two people who like to cook and do not like to stand side by side. The ' +
        'answer is a long island: one chops, the other fries, and they meet in the middle to taste. Sintered ' +
        'stone takes the hot pan, handleless fronts wipe in one stroke. The hood moves nine hundred cubic ' +
        'metres, because the curtains are right there. Light from under the cupboards; no shadow on the board.',
      '河内公寓的开放厨房，两个人都爱做饭，但不爱挤在一起。办法是一座长岛台：一个切，一个炒，在中间碰头尝味道。岩板放得下热锅，无把手门板一擦就净。油烟机每小时九百立方，因为窗帘就在那边。吊柜下的灯带照着砧板，没有影子。岛台尽头留两个座，朋友来了就坐那里看他们吵。',
    ],
  },
  'scandinavian-kitchen': {
    by: 'ngocmai',
    home: 'villa',
    scene: 'family',
    about: [
      'Bếp nhìn ra vườn rau, nên chậu rửa đặt trước cửa sổ và sâu đủ rửa cả rổ cải. Tủ sơn trắng, mặt gỗ ' +
        'sồi, vòi đồng ngả màu theo năm. Sáng Đà Lạt lạnh, chúng tôi kê bàn ăn sát bếp cho ấm; tám người ' +
        'ngồi được khi bà con lên chơi. Kệ hở chỉ một hàng, để bát hay dùng. Còn lại giấu hết.',
      'The kitchen looks over the vegetable beds, so the sink stands at the window and is deep enough for ' +
        'a basket of greens. White cupboards, an oak top, a brass tap that darkens with the years. Mornings ' +
        'in Da Lat are cold; the table stands close to the stove, and seats eight when relatives come up. ' +
        'One open shelf, for the bowls in daily use. The rest is behind doors.',
      '厨房对着菜园，水槽就放在窗前，深得能洗一整篮青菜。白柜、橡木台面、越用越沉的铜龙头。大叻的早晨冷，餐桌挨着灶，暖；亲戚上山来，坐得下八个人。开放搁板只有一排，放天天用的碗，其余都收在门后。窗台上的薄荷，做饭时顺手就摘。',
    ],
  },
  'midcentury-kitchen': {
    by: 'haiyen',
    home: 'apartment',
    scene: 'rent',
    about: [
      'Căn hộ cho thuê ở Đà Nẵng, bếp phải bền và ai nhìn cũng muốn nấu. Chúng tôi chọn óc chó, gạch men ' +
        'trắng và một tủ lạnh bo tròn màu xanh xô thơm. Tay nắm thay được, mặt bàn chống xước, bóng đèn phổ ' +
        'thông. Bàn ăn nhỏ hai người, kéo ra thành bốn. Ba năm, bốn đời khách, chưa phải sửa gì ngoài một cái vòi.',
      'A flat to let in Da Nang: the kitchen had to last, and to make people want to cook. Walnut, white ' +
        'tiles and a rounded sage fridge. The handles can be changed, the top does not scratch, the bulbs ' +
        'are the ordinary kind. A table for two that pulls out for four. Three years and four tenants later, ' +
        'nothing has been mended but a tap.',
      '岘港一套出租公寓，厨房要耐用，还要让人一看就想做饭。胡桃木、白瓷砖、一台鼠尾草绿的圆角冰箱。把手可换，台面耐刮，灯泡是最普通的那种。两人小桌拉开坐四人。三年换了四任租客，除了一个龙头，什么也没修过。最后一位租客走的时候，留下了一整架调料。',
    ],
  },
  'indochine-dining': {
    by: 'vanphuc',
    home: 'villa',
    scene: 'generations',
    about: [
      'Nhà rường ở Huế, gian ăn nằm giữa bếp và vườn. Bàn gỗ mahogany mười chỗ cho ngày giỗ, ngày thường con ' +
        'cháu dồn về một đầu gần cửa. Sàn gạch hoa mát, ghế đan mây, quạt trần quay chậm. Đèn mây treo thấp, ' +
        'sáng đủ thấy xương cá. Chúng tôi không đụng đến bộ cột; chỉ kê lại bàn theo hướng cột cho thẳng.',
      'A timbered house in Hue whose dining bay lies between kitchen and garden. A mahogany table for ten ' +
        'on memorial days; on ordinary ones everyone gathers at the end near the door. Cool patterned tiles, ' +
        'cane seats, a slow fan. The woven lamp hangs low, bright enough to see the bones in a fish. We did ' +
        'not touch the columns. We only turned the table until it stood straight with them.',
      '顺化的老木屋，用餐的一间夹在厨房和园子之间。忌日摆十人的桃花心木长桌，平日儿孙挤在靠门的一头。花砖凉，藤椅透气，吊扇慢慢转。藤灯挂得低，亮得看清鱼刺。柱子一根没动，只是把桌子转了转，和柱子对齐。奶奶坐的那把椅子垫高了三厘米。',
    ],
  },
  'midcentury-dining': {
    by: 'jameswhite',
    home: 'apartment',
    scene: 'guests',
    about: [
      'Thứ bảy nào nhà này cũng có bạn đến ăn. Bàn tròn để ai cũng nhìn thấy nhau, ghế nệm da ngồi ba ' +
        'tiếng không mỏi. Tủ dài đựng bát đĩa, mặt tủ thành quầy rót rượu. Đèn đồng treo ' +
        'cách mặt bàn bảy mươi phân: thấp hơn thì vướng, cao hơn thì lạnh. Tường để trống một mảng, mỗi năm ' +
        'treo một bức mới.',
      'Every Saturday friends come to this flat to eat. The table is round, so that everyone sees ' +
        'everyone; the leather seats are good for three hours. A long sideboard holds the china, ' +
        'and its top the bottles. The brass lamps hang seventy centimetres above the table: lower is in the ' +
        'way, higher is cold. One piece of wall stays free, for a new picture each year.',
      '这家每个星期六都有朋友来吃饭。桌子是圆的，人人看得见彼此；皮面椅坐三个小时也不累。长柜收碗盘，柜面摆酒。铜灯离桌面七十厘米：再低碍事，再高就冷。墙上留一块空，每年挂一幅新的。椅子一共五把，再来人，就从书房搬一把。',
    ],
  },
  'newchinese-dining': {
    by: 'tuankiet',
    home: 'apartment',
    scene: 'tet',
    about: [
      'Phòng ăn nghĩ từ bữa cơm tất niên. Bàn dài sáu ghế lưng cong, tủ thấp cửa song đựng ấm chén. ' +
        'Gỗ sẫm và tường ngà để đào, quất, câu đối tự lên màu. Ngày thường rút hai ghế, bốn người ngồi vẫn ' +
        'ấm. Chao đèn treo giữa, dây cắt sẵn hai độ dài: một cho ăn cơm, một cho chụp hình.',
      'A dining room thought out from the last meal of the year. A long table, six ' +
        'curved chairs, a low latticed cupboard for the teaware. Dark wood and ivory walls let the peach ' +
        'blossom, the kumquat and the red couplets do the colouring. On ordinary days two chairs go away ' +
        'and four people still sit close. The lamp has two lengths of cord: one for eating, one for photographs.',
      '从年夜饭想起的一间餐厅。长桌配六把弯背椅，一只木棂矮柜放茶具。深木、象牙墙，让桃花、金桔、春联自己上色。平日撤两把椅子，四个人坐着也不冷清。吊灯备了两种线长：一种吃饭用，一种拍照用。孩子们的红包，就压在各自的碗下面。',
    ],
  },
  'japandi-dining': {
    by: 'an',
    home: 'homestay',
    scene: 'guests',
    about: [
      'Bữa sáng của nhà nghỉ dọn ở đây, từ sáu rưỡi đến mười giờ. Bàn sồi dài cho khách lạ ngồi chung, ghế ' +
        'dây giấy nhẹ để dễ kê lại. Tường trát vôi, cửa giấy, một cành cây trong bình. Chúng tôi chọn gỗ ' +
        'nhạt để vết cà phê lau được bằng giấy nhám mịn mỗi năm một lần. Nắng sớm đến đúng bàn lúc bảy giờ.',
      'Breakfast at the guest house is served here from half past six to ten. A long oak table lets ' +
        'strangers sit together, and the paper-cord chairs are light enough to move about. Lime plaster, ' +
        'paper screens, a branch in a jar. We chose pale wood, so that coffee rings can be sanded away once ' +
        'a year. The early sun reaches the table at seven exactly.',
      '民宿的早饭在这里，从六点半到十点。橡木长桌让陌生人坐在一起，纸绳椅轻，挪起来方便。石灰墙，纸门，瓶里一根树枝。选浅色木头，咖啡渍每年用细砂纸打磨一次就没了。晨光七点整照到桌上，老客人都知道坐哪一边。粥是前一晚就熬上的，开门便闻得到。',
    ],
  },
  'wabi-bathroom': {
    by: 'an',
    home: 'homestay',
    scene: 'couple',
    about: [
      'Phòng tắm như một cái hang sáng. Tường và sàn cùng một lớp vữa đất, không đường ron để mốc bám. Bồn ' +
        'dày đúc liền, ngồi xuống thấy khoảng trời nhỏ phía trên. Vòi đồng để mộc, chậu sành nung củi. Sàn ' +
        'dốc một phân rưỡi về khe dài, nước rút trong hai phút. Khăn treo trên nhánh gỗ, khô trước buổi chiều.',
      'A bathroom like a bright cave. Walls and floor are one coat of earthen plaster, without joints for ' +
        'mould. The thick tub is cast in place; lying in it you see a small piece of sky. The brass was left ' +
        'raw and the basin fired with wood. The floor falls a centimetre and a half to a long slot, and is ' +
        'dry in two minutes. Towels hang from a branch, and are dry by the afternoon.',
      '像一个明亮洞穴的浴室。墙和地是同一层泥灰，没有缝让霉落脚。厚浴缸现场浇成，躺下来看得见一小块天。铜龙头不上漆，陶盆柴烧。地面一厘米半的坡度引向长缝，水两分钟排干。毛巾搭在树枝上，下午之前就干了。客人总问哪里买得到，我们说，买不到，只能住。',
    ],
  },
  'modern-bathroom': {
    by: 'chenwei',
    home: 'apartment',
    scene: 'couple',
    about: [
      'Mười mét vuông, hai người cùng ra khỏi nhà lúc bảy giờ rưỡi. Tủ treo dài một mét hai cho sàn ' +
        'trống, một người tắm đứng thì người kia còn bồn. Ngăn kéo sâu nuốt hết chai lọ. Vữa xám mịn, thép ' +
        'đen, gương tròn to đủ cho hai gương mặt. Giỏ đồ giặt giấu trong tủ, chỗ ấy hai người cãi nhau một lần mới ' +
        'xong. Buổi sáng từ đây ngắn lại mười một phút.',
      'Ten square metres, and two people who both leave at half past seven. A long hanging cupboard ' +
        'leaves the floor free, and while one showers the other has the bath. Deep drawers swallow every ' +
        'bottle. Smooth grey plaster, black steel, a round mirror large enough for two faces. The ' +
        'laundry basket hides in the cupboard, a place agreed on after one quarrel. Mornings became ' +
        'eleven minutes shorter.',
      '十平方米，两个人都七点半出门。一米二的悬挂柜让地面空出来，一个人淋浴时，另一个还有浴缸。深抽屉收下所有瓶罐。细腻的灰泥、黑钢，圆镜大得照下两张脸。早晨从此短了十一分钟。洗衣篮藏在柜子里，位置是两个人吵过一次之后定的。',
    ],
  },
  'indochine-bathroom': {
    by: 'sophie',
    home: 'homestay',
    scene: 'guests',
    about: [
      'Tường ốp gạch men xanh viên nhỏ; gạch bông lát sàn lấy từ xưởng cũ ở Quảng Nam, bảy viên vỡ được ' +
        'ghép lại thành đường viền. Bồn tắm đặt cạnh cửa chớp, hé ra là thấy vườn chuối. Tủ lavabo và khung ' +
        'gương gỗ mahogany, vòi đồng. Mọi thứ ' +
        'chịu ẩm ở tầm đầu gối, mọi thứ đẹp ở tầm mắt. Khách ở đây hay tắm hai lần một ngày, không phải vì nóng.',
      'Small green glazed tiles on the walls; the cement tiles of the floor come from an old workshop in ' +
        'Quang Nam, and seven that were broken became the border. The bath stands by the shutters: open them a little and there is the banana garden. A ' +
        'mahogany vanity and mirror, a brass tap. What stands at knee height does not mind the damp; what ' +
        'is at eye level is beautiful. Guests bathe twice a day here, and not because of the heat.',
      '墙上是小块的绿釉砖；地上的花砖来自广南一间老作坊，碎了七块，拼成了边线。浴缸靠着百叶窗，推开一点就是香蕉园。浴室柜和镜框都是桃花心木，龙头是铜的。膝盖高度的都耐潮，眼睛高度的都好看。客人在这里一天洗两次澡，并不是因为热。窗台上的肥皂是镇上一位老太太做的，每月送一次。',
    ],
  },
};
