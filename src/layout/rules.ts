import type { LocalizedText } from '#models/family.ts';

/** Why a thing stands where it stands, as texts for the person whose room it is. */
export const rules = {
  'media-on-wall': {
    en: 'Television on a wall without glare',
    zh: '电视靠墙，避开逆光',
    vi: 'Tivi sát tường, tránh chói',
  },
  'sofa-faces-screen': { en: 'Sofa faces the screen', zh: '沙发正对屏幕', vi: 'Sofa nhìn thẳng vào màn hình' },
  'sofa-on-wall': { en: 'Sofa with its back to a calm wall', zh: '沙发背靠实墙', vi: 'Sofa tựa lưng vào tường' },
  'table-within-reach': {
    en: 'Coffee table an arm’s length from the seat',
    zh: '茶几在伸手可及处',
    vi: 'Bàn trà trong tầm tay',
  },
  'chair-closes-circle': {
    en: 'Armchair closes the circle',
    zh: '单椅围合会客区',
    vi: 'Ghế bành khép vòng trò chuyện',
  },
  'beside-the-seat': {
    en: 'Something to put a cup on beside the seat',
    zh: '座位旁可放水杯',
    vi: 'Chỗ đặt tách cạnh ghế',
  },
  'rug-holds-group': { en: 'Rug holds the group together', zh: '地毯统领一组家具', vi: 'Thảm gom nhóm đồ lại' },
  'dining-set': {
    en: 'Table with room to pull the chairs out',
    zh: '餐桌四周留出拉椅空间',
    vi: 'Bàn ăn đủ chỗ kéo ghế',
  },
  'chair-at-table': { en: 'A chair at each place', zh: '每个席位一把椅子', vi: 'Mỗi chỗ một ghế' },
  'light-over-table': { en: 'Pendant over the middle of the table', zh: '吊灯居餐桌正中', vi: 'Đèn thả giữa bàn' },
  'bed-along-wall': { en: 'A narrow bed along the wall', zh: '窄床沿墙放', vi: 'Giường nhỏ kê dọc tường' },
  'bed-head-on-wall': { en: 'Head of the bed on a solid wall', zh: '床头靠实墙', vi: 'Đầu giường tựa vào tường kín' },
  'bedside-each-side': {
    en: 'A bedside table within reach',
    zh: '床边伸手可及的床头柜',
    vi: 'Tủ đầu giường trong tầm tay',
  },
  'foot-of-bed': { en: 'Bench at the foot of the bed', zh: '床尾凳', vi: 'Ghế dài cuối giường' },
  'wardrobe-opens': {
    en: 'Wardrobe with room to open its doors',
    zh: '衣柜门前留足开启空间',
    vi: 'Tủ áo đủ chỗ mở cánh',
  },
  'storage-on-wall': { en: 'Storage along a free wall', zh: '收纳柜靠空墙', vi: 'Tủ dọc theo tường trống' },
  'kitchen-run': {
    en: 'One worktop from store to sink to hob',
    zh: '储、洗、炒一线到底',
    vi: 'Một mặt bếp: trữ, rửa, nấu',
  },
  'tall-at-end': { en: 'Tall units at the end of the run', zh: '高柜收在端头', vi: 'Tủ cao ở cuối dãy' },
  'sink-by-window': {
    en: 'Sink by the window, away from the hob',
    zh: '水槽近窗，远离灶台',
    vi: 'Chậu rửa gần cửa sổ, xa bếp nấu',
  },
  'hob-under-hood': { en: 'Hob under its hood', zh: '灶具在烟机正下方', vi: 'Bếp nấu ngay dưới máy hút' },
  'wall-units-over-worktop': { en: 'Wall units over the worktop', zh: '台面上方吊柜', vi: 'Tủ treo trên mặt bếp' },
  'island-in-reach': {
    en: 'Island one step behind the run',
    zh: '岛台与操作台一步之遥',
    vi: 'Đảo bếp cách dãy một bước',
  },
  'desk-by-light': {
    en: 'Desk near daylight, light from the side',
    zh: '书桌近窗，侧面来光',
    vi: 'Bàn làm việc gần cửa sổ, ánh sáng từ bên cạnh',
  },
  'chair-at-desk': { en: 'Chair at the desk', zh: '书桌配椅', vi: 'Ghế ở bàn làm việc' },
  'play-low': { en: 'Toys within a child’s reach', zh: '玩具在孩子够得到处', vi: 'Đồ chơi vừa tầm trẻ' },
  'wc-out-of-sight': {
    en: 'WC out of sight of the door',
    zh: '坐便器避开门口视线',
    vi: 'Bồn cầu khuất tầm nhìn từ cửa',
  },
  'basin-near-door': {
    en: 'Basin near the door, with a mirror',
    zh: '洗手台近门，配镜',
    vi: 'Chậu rửa gần cửa, có gương',
  },
  'wet-far-from-door': {
    en: 'Shower or bath at the far end',
    zh: '淋浴或浴缸在最里侧',
    vi: 'Vòi sen hoặc bồn tắm ở cuối phòng',
  },
  'wash-in-corner': { en: 'Washing machine out of the way', zh: '洗衣机靠边', vi: 'Máy giặt nép một góc' },
  'arrive-and-leave': { en: 'Shoes and keys by the door', zh: '进门放鞋放钥匙', vi: 'Giày và chìa khoá cạnh cửa' },
  'coats-in-corner': { en: 'Coats in the corner', zh: '衣帽架在角落', vi: 'Cây treo áo ở góc' },
  'sit-outside': { en: 'Seats towards the view', zh: '座位朝向景致', vi: 'Ghế hướng ra cảnh' },
  'altar-of-honour': { en: 'Altar on the wall of honour', zh: '供桌居主墙', vi: 'Bàn thờ ở tường chính' },
  'light-in-corner': { en: 'A warm lamp in a far corner', zh: '远角一盏暖灯', vi: 'Một ngọn đèn ấm ở góc xa' },
  'light-at-hand': { en: 'A lamp to read by', zh: '手边阅读灯', vi: 'Đèn đọc trong tầm tay' },
  'light-overhead': { en: 'Light in the middle of the ceiling', zh: '顶面居中主灯', vi: 'Đèn giữa trần' },
  'curtain-at-window': { en: 'Curtains wider than the window', zh: '窗帘宽过窗洞', vi: 'Rèm rộng hơn cửa sổ' },
  'picture-over-piece': {
    en: 'Picture centred over the piece below',
    zh: '挂画与下方家具对中',
    vi: 'Tranh căn giữa món đồ bên dưới',
  },
  'picture-on-free-wall': {
    en: 'Picture on a free wall, at eye height',
    zh: '空墙挂画，与视线齐平',
    vi: 'Tranh trên tường trống, ngang tầm mắt',
  },
  'mirror-over-piece': {
    en: 'Mirror over the basin or console',
    zh: '台柜上方挂镜',
    vi: 'Gương trên chậu hoặc bàn console',
  },
  'mirror-to-dress': { en: 'A mirror to dress by', zh: '穿衣处的落地镜', vi: 'Gương soi khi mặc đồ' },
  'towel-at-hand': { en: 'Towels within reach of the water', zh: '毛巾在水边伸手可及', vi: 'Khăn trong tầm tay' },
  'clock-in-view': { en: 'Clock where you look up', zh: '抬头可见的钟', vi: 'Đồng hồ ở chỗ dễ nhìn' },
  'plant-in-corner': { en: 'A plant softens the corner', zh: '绿植柔化角落', vi: 'Cây xanh làm mềm góc phòng' },
  'lived-in': {
    en: 'Small things that make it lived in',
    zh: '小物件添生活气',
    vi: 'Vật nhỏ cho căn phòng có hơi người',
  },
} as const satisfies Record<string, LocalizedText>;
export type Rule = keyof typeof rules;
