import type { WorkWords } from './work-words.ts';

/** Whole homes. */
export const flatWords: Record<string, WorkWords> = {
  'veranda-flat': {
    by: 'thuha',
    home: 'apartment',
    scene: 'family',
    about: [
      'Căn hộ không có hiên, nên chúng tôi mượn ban công làm hiên: nâng sàn bằng mặt phòng khách, treo ' +
        'mành tre, đặt một ghế dài. Từ cửa vào nhìn thẳng ra cây. Phòng ngủ lùi về phía yên, bếp mở nhưng có ' +
        'bậu cao che nồi. Gỗ óc chó, tường vôi, vải xanh xô thơm, một chút đỏ gạch ở mỗi phòng để đi đâu cũng ' +
        'nhận ra nhà mình.',
      'The flat has no veranda, so we borrowed the balcony: its floor raised to the level of the room, a ' +
        'bamboo blind, a long bench. From the front door you look straight to green. Bedrooms lie on the ' +
        'quiet side; the kitchen is open, with a ledge high enough to hide the pans. Walnut, lime, sage ' +
        'linen, and a touch of brick in each room, so that every one of them is recognisably home.',
      '公寓没有廊，我们借阳台来做：地面抬到和客厅一样平，挂竹帘，放一条长凳。进门一眼望到绿。卧室退到安静的一侧，厨房开放，台沿高得遮住锅。胡桃木、石灰墙、鼠尾草绿的布，每间屋都有一点砖红，走到哪里都认得是自己家。周末早上，全家都挤在那条长凳上。',
    ],
  },
  'japandi-flat': {
    by: 'haiyen',
    home: 'apartment',
    scene: 'family',
    about: [
      'Một phòng ngủ gần biển Đà Nẵng, cho hai vợ chồng và một con nhỏ. Chúng tôi chỉ dùng bốn vật liệu cho cả căn: sồi ' +
        'nhạt, vôi, lanh, giấy. Cửa lùa thay cửa mở để lấy lại ba mét vuông. Tủ chạy dọc hành lang, nên ' +
        'phòng nào cũng ít đồ. Buổi tối đèn ở tầm mắt, không ở trần. Con gái nói nhà mình yên như đang tuyết ' +
        'rơi, dù nó chưa thấy tuyết.',
      'One bedroom near the sea in Da Nang, for a couple and a small child. Only four materials in the whole flat: pale ' +
        'oak, lime, linen, paper. Sliding doors won back three square metres. Cupboards line the corridor, ' +
        'so that no room needs many. In the evening the light is at eye level and not on the ceiling. The ' +
        'daughter says it is as quiet as falling snow, though she has never seen any.',
      '岘港海边的一居室，住着夫妻俩和一个小女儿。整套房只用四种材料：浅橡木、石灰、亚麻、纸。推拉门代替平开门，省回三平方米。柜子沿走廊排开，每间房都不必多放。晚上灯在眼睛的高度，不在天花板。女儿说家里安静得像在下雪，虽然她没见过雪。晾衣的地方也留了阳光，毛巾有海的味道。',
    ],
  },
  'modern-flat': {
    by: 'thanhtruc',
    home: 'apartment',
    scene: 'couple',
    about: [
      'Căn hộ bàn giao thô ở Sài Gòn, hai vợ chồng trẻ, ngân sách rõ ràng. Chúng tôi tiêu tiền vào ba thứ: ' +
        'cửa sổ cách âm, nệm, bếp. Còn lại giản dị mà đúng kích thước: tủ sát trần, bàn vừa bốn người, sofa ' +
        'ngủ được khách. Xám nhạt và gỗ sẫm che bụi giỏi. Mỗi mét vuông đều có việc, trừ góc cạnh cửa sổ, ' +
        'góc ấy để không.',
      'A bare flat in Saigon, a young couple, a clear budget. We spent it on three things: windows that ' +
        'keep the noise out, the mattress, the kitchen. The rest is plain and exactly sized: cupboards to ' +
        'the ceiling, a table for four, a sofa a guest can sleep on. Pale grey and dark wood are good at ' +
        'hiding dust. Every square metre has work to do, except the corner by the window, which has none.',
      '西贡的毛坯房，一对年轻夫妻，预算清楚。钱花在三处：隔音窗、床垫、厨房。其余简单，但尺寸准：到顶的柜子、四人的桌、能睡客人的沙发。浅灰和深木都耐灰。每一平方米都有活干，除了窗边那个角，那个角空着。他们说，那里以后放婴儿床，也可能放钢琴。',
    ],
  },
  'indochine-flat': {
    by: 'minhanh',
    home: 'apartment',
    scene: 'generations',
    about: [
      'Khu tập thể cũ ở Hà Nội, tầng ba, ban công đã bịt từ những năm tám mươi. Việc đầu tiên là mở nó ra. ' +
        'Cửa chớp xanh, sàn gạch bông, bàn thờ đặt đúng gian giữa, phòng bà gần bếp và gần nhà vệ sinh. Gỗ mahogany ' +
        'lấy lại từ tủ cũ của gia đình. Nhà vẫn là nhà của bà, chỉ sáng hơn và ít phải cúi hơn.',
      'An old housing block in Hanoi, third floor, its balcony walled up since the eighties. The first ' +
        'thing was to open it. Green shutters, patterned tiles, the altar in the middle where it belongs, ' +
        'grandmother’s room near kitchen and bath. The mahogany comes from the family’s own old wardrobe. It ' +
        'is still her home, only brighter, and with less bending down.',
      '河内的老集体公寓，三楼，阳台从八十年代起就封着。第一件事是把它打开。绿百叶、花砖地，祖先的供桌摆在正中，奶奶的房间靠近厨房和卫生间。桃花心木来自家里的旧衣柜。这里还是奶奶的家，只是亮了些，少弯些腰。阳台上她又种起了葱，邻居隔着栏杆来要。',
    ],
  },
  'scandinavian-flat': {
    by: 'ngocmai',
    home: 'apartment',
    scene: 'alone',
    about: [
      'Cô giáo dạy đàn ở Đà Lạt cần một phòng cho cây dương cầm và một phòng cho giấc ngủ. Phần còn lại ' +
        'của căn hộ tự xếp quanh hai thứ ấy. Tường trắng, sồi, thảm len dày để hàng xóm khỏi nghe luyện gam. Bàn ' +
        'ăn nhỏ, bốn ghế: học trò cũng được ăn bánh. Cửa sổ bếp nhìn ra thông; cô bảo nhịp ba bốn nghe hợp ' +
        'với gió ở đó.',
      'A piano teacher in Da Lat needed a room for the instrument and a room to sleep. The rest of the ' +
        'flat arranged itself around those two. White walls, oak, a thick wool rug so that the neighbours ' +
        'are spared the scales. A small table with four chairs: pupils get cake too. The kitchen window ' +
        'looks out on pines; she says the wind there keeps three-four time.',
      '大叻一位钢琴老师，要一间放琴，一间睡觉。公寓其余的部分围着这两间自己排好。白墙、橡木、厚羊毛毯，邻居听不见音阶。小餐桌四把椅子：学生也有蛋糕吃。厨房的窗对着松树，她说那里的风是三四拍的。琴凳旁边有一盏灯，只照谱，不照手。',
    ],
  },
  'midcentury-flat': {
    by: 'jameswhite',
    home: 'apartment',
    scene: 'work',
    about: [
      'Chung cư Sài Gòn xây năm 1968, lam bê tông còn nguyên, hành lang lộng gió. Chúng tôi làm theo tuổi ' +
        'của nhà: óc chó, mây, gạch granito mài lại. Phòng khách kiêm chỗ làm việc, vách tủ thấp chia đôi mà ' +
        'không che sáng. Bếp chữ I, bàn ăn sát cửa. Ban đêm lam hắt bóng đèn đường thành sọc; chủ nhà bảo đó ' +
        'là rèm của ông ấy.',
      'A Saigon block from 1968 with its concrete sunbreaks whole and a breezy corridor. We followed the age ' +
        'of the building: walnut, cane, terrazzo ground again. The sitting room is also where work is done, ' +
        'divided by a low run of cupboards that stops no light. A straight kitchen, a table by the window. ' +
        'At night the sunbreaks cut the street lamps into stripes; the owner calls them his curtains.',
      '一九六八年的西贡公寓，混凝土遮阳板完好，走廊有风。我们顺着房子的年纪来：胡桃木、藤、重新打磨的水磨石。客厅也是办公的地方，一排矮柜隔开，不挡光。一字型厨房，餐桌靠窗。夜里遮阳板把路灯切成条纹，主人说那就是他的窗帘。楼下的咖啡摊七点开门，他在窗口喊一声就行。',
    ],
  },
  'newchinese-flat': {
    by: 'vanphuc',
    home: 'apartment',
    scene: 'generations',
    about: [
      'Gia đình làm trà ở Huế, dọn từ nhà vườn lên chung cư vì ông bà ngại cầu thang. Điều khó là mang ' +
        'theo cái sân. Chúng tôi dành chỗ sáng nhất cho một bàn trà và chậu trúc, mọi phòng đều nhìn về đó. ' +
        'Gỗ sẫm, lụa đũi, cửa trượt song gỗ. Tay vịn giấu trong phào, ngưỡng cửa hạ hết. Ông ngồi pha trà, ' +
        'bóng trúc lên tường như xưa.',
      'A tea family in Hue moved from a garden house to a flat, because the stairs had grown steep for the ' +
        'grandparents. The hard part was to bring the courtyard. The brightest spot went to a tea table and ' +
        'a pot of bamboo, and every room looks towards it. Dark wood, raw silk, sliding lattice. Handrails ' +
        'hide in the mouldings and no threshold is left. Grandfather pours, and the bamboo’s shadow is on ' +
        'the wall as before.',
      '顺化的制茶人家，老人怕楼梯，从园宅搬进公寓。难的是把院子带上。我们把最亮的地方留给茶桌和一盆竹，每间房都望得见。深木、生丝、木棂推拉门。扶手藏在线脚里，门槛全部取消。爷爷坐着泡茶，竹影照样上墙。来买茶的老主顾说，换了地方，味道没换。',
    ],
  },
  'french-flat': {
    by: 'wumin',
    home: 'apartment',
    scene: 'couple',
    about: [
      'Căn hộ tầng áp mái trong biệt thự cũ ở Đà Lạt, trần dốc, ba ô cửa mái. Chúng tôi để giường dưới chỗ ' +
        'thấp, bàn ăn dưới chỗ cao nhất, vì người ta đứng lên nâng ly chứ ít khi đứng trên giường. Sồi tự ' +
        'nhiên, lanh ngà, một chiếc ghế nhung xanh. Bếp nhỏ sơn kem, đủ làm bánh táo. Mưa trên mái là tiếng ' +
        'nhạc chủ nhà thích nhất.',
      'A flat under the roof of an old villa in Da Lat, with sloping ceilings and three dormers. The bed ' +
        'is where it is low and the table where it is highest: people stand up to raise a glass, and seldom ' +
        'in bed. Natural oak, ivory linen, one green velvet chair. The kitchen is small and cream, and large ' +
        'enough for an apple tart. Rain on the tiles is the music the owners like best.',
      '大叻老别墅的阁楼公寓，斜屋顶，三扇老虎窗。床放在低处，餐桌放在最高处：人会站起来举杯，很少在床上站着。原色橡木、象牙亚麻、一把绿绒椅。奶油色的小厨房，够烤一个苹果挞。瓦上的雨声，是主人最喜欢的音乐。晴天的夜里关了灯，天窗里正好是猎户座。',
    ],
  },
  'wabi-studio': {
    by: 'yutong',
    home: 'studio',
    scene: 'alone',
    about: [
      'Một người, một phòng, gần bốn mươi mét vuông cạnh biển. Chúng tôi không chia phòng mà chia độ cao: chỗ ' +
        'ngủ nâng một bậc, chỗ ăn giữ mặt sàn, chỗ ngồi hạ xuống bằng chiếu. Tường vữa đất, gỗ hun khói, ' +
        'không cánh tủ nào có tay nắm. Mỗi vật đều phải xin chỗ. Cuối cùng còn lại mười bảy món, chủ nhà đếm ' +
        'và thấy đủ.',
      'One person, one room, nearly forty square metres by the sea. We did not divide the room but its heights:' +
        ' the bed is a step up, the table stays on the floor, and one sits lower, on mats. Earthen plaster, ' +
        'smoked wood, no door with a handle. Every object had to earn its place. Seventeen remained; the ' +
        'owner counted them and found it enough.',
      '一个人，一间房，海边近四十平方米。我们不隔房间，只分高低：睡的地方高一级，吃饭在地面，坐的地方铺席，再低一点。泥灰墙、烟熏木，柜门没有一个把手。每件东西都要申请位置。最后留下十七件，主人数了数，觉得够了。第十八件是朋友送的花瓶，放了三天，又送走了。',
    ],
  },
  'japandi-studio': {
    by: 'khanhlinh',
    home: 'studio',
    scene: 'alone',
    about: [
      'Căn studio đầu tiên của một cô gái hai mươi sáu tuổi ở Hà Nội. Giường trên bục có ngăn kéo, bàn ăn ' +
        'là bàn làm việc, rèm lanh kéo qua là có phòng ngủ. Sồi nhạt và trắng cho rộng mắt; gương đặt chỗ ' +
        'bắt được cây bàng ngoài phố. Tất cả tháo ra được trong một ngày, vì cô biết mình sẽ còn chuyển nhà.',
      'The first flat of a twenty-six-year-old woman in Hanoi. The bed stands on drawers, the dining table is ' +
        'the desk, and a linen curtain makes a bedroom. Pale oak and white, to widen it; a mirror where it ' +
        'catches the tree in the street. Everything comes apart within a day, for she knows very well that ' +
        'she will move again.',
      '河内一个二十六岁女孩的第一套房。床在带抽屉的台子上，餐桌就是书桌，亚麻帘一拉就有了卧室。浅橡木和白，让眼睛宽些；镜子放在照得见街上那棵树的地方。所有东西一天就能拆走，她知道自己还会搬家。但那面墙是她自己刷的，她说，搬走的时候要带一块漆皮。',
    ],
  },
  'industrial-loft': {
    by: 'gaoyuan',
    home: 'duplex',
    scene: 'work',
    about: [
      'Xưởng in cũ, trần năm mét, cần trục còn treo trên dầm. Chúng tôi dựng một sàn lửng bằng thép cho ' +
        'chỗ ngủ, bên dưới là xưởng vẽ và bếp. Cầu thang đi sát tường để sàn xưởng trống. Sofa da, gỗ keo, ' +
        'tường vữa xám; ánh sáng từ dãy cửa kính phía bắc, đều cả ngày, hoạ sĩ nào cũng mong. Cần trục giờ ' +
        'treo giỏ hoa quả.',
      'An old printing works, five metres high, with the crane still on its beam. A steel gallery holds ' +
        'the bed; below are the drawing floor and the kitchen. The stair keeps to the wall, so that the ' +
        'floor is free. Leather, acacia, grey plaster, and even light all day from the north glazing that ' +
        'every painter wishes for. The crane now carries the fruit basket.',
      '旧印刷厂，层高五米，吊车还挂在梁上。我们用钢搭了一层夹层睡觉，下面是画室和厨房。楼梯贴墙走，地面空出来。皮沙发、相思木、灰泥墙；北面一排玻璃，整天光线均匀，是每个画家都想要的。吊车现在吊着水果篮。开幕那天，他们用它把一头冰雕的鲸降到桌子上。',
    ],
  },
  'tube-house': {
    by: 'ducthinh',
    home: 'townhouse',
    scene: 'family',
    about: [
      'Nhà ống Sài Gòn, ngang bốn mét, sâu mười tám. Bài toán cũ: giữa nhà tối. Chúng tôi cắt một giếng ' +
        'trời ngay sau phòng khách, trồng cây, cho cầu thang quấn quanh. Gió vào từ cửa trước, lên theo ' +
        'giếng, mát cả ba tầng. Gạch bông, cửa chớp, gỗ tếch; bếp ở cuối nhìn ngược ra giếng. Đứng nấu ăn mẹ ' +
        'biết ai vừa về.',
      'A Saigon tube house, four metres wide and eighteen deep. The old problem: the middle is dark. We ' +
        'cut a light well behind the sitting room, planted a tree in it and wound the stair around it. Air ' +
        'comes in at the front, rises by the well and cools three floors. Patterned tiles, shutters, teak; ' +
        'the kitchen at the end looks back to the well. From the stove mother knows who has come home.',
      '西贡的筒屋，宽四米，深十八米。老问题：中间暗。我们在客厅后面开了一口天井，种树，楼梯绕着它上。风从前门进来，顺着天井往上，三层都凉。花砖、百叶、柚木；厨房在最里面，回头望着天井。站着炒菜，妈妈就知道谁回来了。树已经长到二楼，孩子们在上面认了鸟窝。',
    ],
  },
};
