import { form, lineOf, steps } from '#models/families/shared/parameters.ts';
import type { Line, Value } from '#models/family.ts';

export const blindForms = form(['Kind', '种类', 'Loại mành'], {
  roller: ['Roller', '卷帘', 'Rèm cuốn'],
  roman: ['Roman', '罗马帘', 'Rèm xếp lớp'],
  slats: ['Wooden slats', '木百叶', 'Sáo gỗ'],
  bamboo: ['Bamboo roll-up', '竹卷帘', 'Mành tre'],
});
export const drawnForms = form(['Drawn', '收放', 'Độ thả'], {
  full: ['Down', '放下', 'Thả hết'],
  part: ['Partly up', '半收', 'Kéo lên một phần'],
  open: ['Slats open', '叶片打开', 'Mở lá'],
  shut: ['Slats shut', '叶片合拢', 'Khép lá'],
});
export const detailForms = form(['Detail', '细节', 'Chi tiết'], {
  bare: ['Bare roll', '明装卷轴', 'Lộ trục cuốn'],
  cassette: ['Boxed', '罩盒', 'Hộp che'],
  soft: ['Soft folds', '柔褶', 'Nếp mềm'],
  flat: ['Flat folds', '平褶', 'Nếp phẳng'],
  narrow: ['Narrow slats', '窄叶片', 'Lá hẹp'],
  wide: ['Wide slats', '宽叶片', 'Lá rộng'],
  tapes: ['Wide slats with tapes', '宽叶片带布带', 'Lá rộng, dây vải'],
  fine: ['Fine canes', '细竹', 'Nan nhỏ'],
  broad: ['Split canes', '竹片', 'Nan bản to'],
});

const size: Record<string, readonly Value[]> = {
  width: steps(600, 2000, 200),
  height: [1000, 1200, 1400, 1600, 1800, 2000, 2200],
};
const roller = { ...size, depth: [80], kind: ['roller'], drawn: ['full'] };
const roman = { ...size, depth: [90], kind: ['roman'], drawn: ['full', 'part'] };
const slats = { ...size, depth: [70], kind: ['slats'], drawn: ['open', 'shut'] };
const bamboo = { ...size, depth: [110], kind: ['bamboo'], drawn: ['full', 'part'] };

export const blindLines: readonly Line[] = [
  lineOf('modern', roller, { detail: ['bare', 'cassette'] }),
  lineOf('modern', slats, { detail: ['narrow', 'wide'] }),
  lineOf('scandinavian', roller, { detail: ['bare'] }),
  lineOf('scandinavian', roman, { detail: ['flat'] }),
  lineOf('scandinavian', slats, { detail: ['wide', 'tapes'] }),
  lineOf('japandi', roman, { detail: ['flat', 'soft'] }),
  lineOf('japandi', bamboo, { detail: ['fine'] }),
  lineOf('japandi', slats, { detail: ['wide'] }),
  lineOf('newChinese', bamboo, { detail: ['fine', 'broad'] }),
  lineOf('newChinese', slats, { detail: ['tapes'] }),
  lineOf('indochine', bamboo, { detail: ['broad', 'fine'] }),
  lineOf('indochine', slats, { detail: ['wide', 'tapes'] }),
  lineOf('french', roman, { detail: ['soft'] }),
  lineOf('industrial', roller, { detail: ['bare', 'cassette'] }),
  lineOf('industrial', slats, { detail: ['narrow'] }),
  lineOf('wabiSabi', bamboo, { detail: ['broad'] }),
  lineOf('wabiSabi', roman, { detail: ['soft'] }),
];
