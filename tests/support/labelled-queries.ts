import type { Locale } from '#lib/locale.ts';

/**
 * What somebody types, where, and what they mean: a category of products, or the very article or designer. One of
 * several is enough.
 */
export interface LabelledQuery {
  language: Locale;
  kind: 'products' | 'articles' | 'designers';
  words: string;
  means: readonly string[];
}

const products: Record<Locale, string> = {
  en: `sofa=sofa; sofaa=sofa; couch=sofa; grey sofa=sofa,corner-sofa; corner sofa=corner-sofa;
    L shaped sofa=corner-sofa; armchair=armchair; arm chair=armchair; wing chair=wing-chair;
    rocking chair=rocking-chair; roking chair=rocking-chair; daybed=day-bed; footstool=ottoman,stool;
    bench=bench; bar stools=bar-stool; dining chairs=dining-chair; office chair=office-chair;
    coffee table=coffee-table; cofee table=coffee-table; side table=side-table; dining table=dining-table;
    wooden dining table=dining-table; bed=bed; double bed=bed; bunk bed=kids-bed;
    nightstand=bedside; wardrobe=wardrobe; sliding wardrobe=wardrobe; chest of drawers=chest; tv stand=tv-unit;
    sideboard=sideboard; shoe cabinet=shoe-cabinet; desk=desk; writing desk=desk; bookcase=bookshelf;
    book shelf=bookshelf; pendant lamp=pendant; chandelier=chandelier;
    floor lamp=floor-lamp; table lamp=table-lamp; wall light=wall-lamp; curtains=curtain; bamboo blind=blind;
    rug=rug; linen cushion=cushion; kitchen island=kitchen-island; fridge=fridge;
    washing machine=washing-machine; basin=basin; bathtub=bath-piece; toilet=wc,wall-wc;
    mirror=mirror,floor-mirror; vase=vase`,
  zh: `沙发=sofa; 灰色沙发=sofa,corner-sofa; 转角沙发=corner-sofa; 布艺沙发=sofa,corner-sofa; 单人沙发=armchair; 扶手椅=armchair;
    摇椅=rocking-chair; 罗汉床=day-bed; 脚凳=ottoman; 长凳=bench; 吧椅=bar-stool; 餐椅=dining-chair; 办公椅=office-chair;
    茶几=coffee-table; 边几=side-table;
    餐桌=dining-table; 实木餐桌=dining-table; 床=bed; 双人床=bed; 高低床=kids-bed; 床头柜=bedside; 衣柜=wardrobe; 推拉门衣柜=wardrobe;
    斗柜=chest; 电视柜=tv-unit; 餐边柜=sideboard; 鞋柜=shoe-cabinet; 玄关柜=hall-stand,shoe-cabinet,console-table; 供桌=altar;
    书桌=desk; 书架=bookshelf;
    书柜=bookshelf; 吊灯=pendant,chandelier; 吸顶灯=ceiling-lamp; 落地灯=floor-lamp; 台灯=table-lamp; 壁灯=wall-lamp;
    窗帘=curtain; 竹帘=blind; 地毯=rug; 抱枕=cushion; 橱柜=kitchen-base,kitchen-wall,kitchen-tall; 岛台=kitchen-island;
    冰箱=fridge; 洗衣机=washing-machine; 油烟机=cooker-hood;
    浴室柜=vanity,wall-vanity,bathroom-cabinet; 浴缸=bath-piece; 马桶=wc,wall-wc; 水龙头=tap,wall-tap;
    镜子=mirror,floor-mirror; 花瓶=vase; 屏风=screen; 藤椅=lounge-chair,armchair,rocking-chair; 玩具柜=toy-shelf`,
  vi: `ghế sofa=sofa; ghe sofa=sofa; Ghế Sofa=sofa; sofa xám=sofa,corner-sofa; sofa góc=corner-sofa;
    sofa goc=corner-sofa; ghế bành=armchair; ghe banh=armchair; ghế bập bênh=rocking-chair;
    ghế mây=lounge-chair,armchair,rocking-chair,dining-chair; đôn=ottoman; ghế băng=bench; ghế bar=bar-stool;
    ghế ăn=dining-chair; ghế văn phòng=office-chair; bàn trà=coffee-table; ban tra=coffee-table;
    bàn bên=side-table; bàn ăn=dining-table; ban an=dining-table; bàn ăn gỗ=dining-table; giường=bed;
    giuong=bed; giường đôi=bed; giường tầng=kids-bed; tủ đầu giường=bedside; tủ quần áo=wardrobe;
    tu quan ao=wardrobe; tủ áo=wardrobe; tủ ngăn kéo=chest; kệ tivi=tv-unit; ke tivi=tv-unit;
    tủ giày=shoe-cabinet; bàn thờ=altar; ban tho=altar; bàn làm việc=desk; kệ sách=bookshelf;
    tủ sách=bookshelf; đèn thả=pendant; đèn chùm=chandelier; đèn ốp trần=ceiling-lamp; đèn sàn=floor-lamp;
    đèn bàn=table-lamp; rèm=curtain; rem cua=curtain; mành tre=blind; thảm=rug; gối tựa=cushion;
    tủ bếp=kitchen-base,kitchen-wall,kitchen-tall; đảo bếp=kitchen-island; tủ lạnh=fridge;
    máy giặt=washing-machine; bồn tắm=bath-piece; bồn cầu=wc,wall-wc; gương=mirror,floor-mirror; bình hoa=vase`,
};

const articles: Record<Locale, string> = {
  en: 'choose a sofa=sofa; oak or walnut=woods; humidity=humidity; tube house=tubehouse; small flat=smallflat; weavers=weavers',
  zh: '选沙发=sofa; 胡桃木=woods; 回南天=humidity; 量房=measure; 灯光=light; 祖先=altar',
  vi: 'chọn sofa=sofa; gỗ óc chó=woods; mùa nồm=humidity; đo phòng=measure; thờ tự=altar; phu vinh=weavers',
};

const designers: Record<Locale, string> = {
  en: 'James Whitlock=jameswhite; whitlock=jameswhite; sophie=sophie; delacroix=sophie; hai yen=haiyen; thu ha=thuha; quoc huy=quochuy',
  zh: '林晓雨=linxiaoyu; 赵禾=zhaohe; 陈唯=chenwei; 吴敏=wumin; 高远=gaoyuan; 雨桐=yutong',
  vi: 'Trần Minh Anh=minhanh; minh=minhanh; Lê Quốc Huy=quochuy; ngoc mai=ngocmai; Đỗ Khánh Linh=khanhlinh',
};

/** Two hundred, a third in each language. */
export const labelledQueries: readonly LabelledQuery[] = (
  [
    ['products', products],
    ['articles', articles],
    ['designers', designers],
  ] as const
).flatMap(([kind, lists]) =>
  (['en', 'zh', 'vi'] as const).flatMap((language) =>
    lists[language]
      .split(';')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry): LabelledQuery => {
        const [words = '', means = ''] = entry.split('=');
        return { language, kind, words, means: means.split(',') };
      }),
  ),
);

/** Sixty of them, spread over all. */
export const someQueries = labelledQueries.filter(
  (_, at) => Math.floor((at * 60) / labelledQueries.length) !== Math.floor(((at - 1) * 60) / labelledQueries.length),
);
