import type { Style } from '#models/vocabulary.ts';

/** What a room of a style wears (LOOK §7). Lists are in order of preference: the first a model offers is taken. */
export interface Palette {
  walls: string;
  /** The wall behind the sofa or the bed, where the style likes one of its own. */
  feature?: string;
  floor: string;
  /** Where water falls: bathrooms, kitchens, balconies. */
  wetFloor: string;
  wetWalls: string;
  wood: readonly string[];
  cloth: readonly string[];
  /** Chairs beside the sofa, and what else may differ from it. */
  secondCloth: readonly string[];
  metal: readonly string[];
  stone: readonly string[];
  rug: readonly string[];
  curtain: readonly string[];
  /** The one colour that is not quiet: cushions, vases, a throw. */
  accent: readonly string[];
}

const sheers = ['sheer-white', 'sheer-oat'];

export const palettes: Record<Style, Palette> = {
  japandi: {
    walls: 'plaster-lime', floor: 'oak-pale', wetFloor: 'limestone', wetWalls: 'tile-zellige-white', wood: ['oak-pale', 'oak-natural', 'ash-natural'],
    cloth: ['boucle-ivory', 'linen-ivory', 'linen-oat'], secondCloth: ['linen-oat', 'wool-greige', 'boucle-oat', 'linen-greige'], metal: ['steel-black', 'brass-antique', 'gunmetal'],
    stone: ['limestone', 'travertine'], rug: ['rug-ivory', 'rug-sand', 'rug-jute'], curtain: ['linen-ivory', 'linen-oat', ...sheers], accent: ['linen-sage', 'cotton-sage', 'paint-sage', 'ceramic-celadon', 'plastic-sage', 'rug-sage'],
  },
  indochine: {
    walls: 'paint-cream', feature: 'paint-forest', floor: 'teak', wetFloor: 'tile-cement', wetWalls: 'tile-zellige-green', wood: ['mahogany', 'teak', 'walnut-dark', 'walnut'],
    cloth: ['linen-sand', 'linen-oat', 'linen-greige'], secondCloth: ['linen-oat', 'linen-ivory', 'cotton-cream'], metal: ['brass-antique', 'brass-brushed', 'bronze'],
    stone: ['granite-black', 'marble-verde', 'terrazzo-light'], rug: ['rug-jute', 'rug-sand', 'rug-ivory'], curtain: ['linen-sand', 'linen-oat', ...sheers], accent: ['linen-mustard', 'velvet-mustard', 'paint-mustard', 'silk-gold', 'plastic-mustard', 'terracotta', 'rug-brick'],
  },
  wabiSabi: {
    walls: 'plaster-clay', floor: 'plaster-grey', wetFloor: 'plaster-grey', wetWalls: 'plaster-clay', wood: ['oak-smoked', 'walnut-dark', 'oak-natural'],
    cloth: ['linen-oat', 'linen-sand', 'wool-greige'], secondCloth: ['boucle-oat', 'linen-greige', 'boucle-clay', 'linen-cocoa'], metal: ['bronze', 'iron-cast', 'brass-antique'],
    stone: ['travertine', 'limestone', 'concrete'], rug: ['rug-jute', 'rug-sand'], curtain: ['linen-oat', 'linen-sand', ...sheers], accent: ['linen-cocoa', 'boucle-clay', 'stoneware-charcoal', 'terracotta', 'leather-espresso'],
  },
  modern: {
    walls: 'paint-fog', feature: 'paint-stone', floor: 'tile-stone-grey', wetFloor: 'tile-stone-grey', wetWalls: 'plaster-grey', wood: ['oak-smoked', 'walnut-dark', 'oak-black', 'walnut'],
    cloth: ['linen-graphite', 'wool-charcoal', 'linen-greige'], secondCloth: ['linen-greige', 'wool-greige', 'leather-black'], metal: ['steel-black', 'gunmetal', 'chrome'],
    stone: ['sintered-grey', 'marble-nero', 'granite-grey'], rug: ['rug-grey', 'rug-ivory'], curtain: ['linen-greige', 'linen-graphite', ...sheers], accent: ['boucle-fog', 'wool-fog', 'paint-fog', 'ceramic-grey', 'ceramic-white'],
  },
  newChinese: {
    walls: 'paint-lime', floor: 'walnut', wetFloor: 'marble-carrara', wetWalls: 'marble-carrara', wood: ['wenge', 'walnut-dark', 'rosewood', 'walnut'],
    cloth: ['silk-raw', 'linen-oat', 'linen-ivory'], secondCloth: ['linen-oat', 'silk-raw', 'leather-cream'], metal: ['brass-brushed', 'bronze', 'brass-antique'],
    stone: ['marble-nero', 'marble-carrara'], rug: ['rug-ivory', 'rug-indigo', 'rug-sand'], curtain: ['silk-raw', 'linen-oat', ...sheers], accent: ['silk-ink', 'linen-indigo', 'cotton-navy', 'ceramic-indigo', 'paint-navy', 'rug-indigo'],
  },
  midCentury: {
    walls: 'paint-white', feature: 'paint-sage', floor: 'oak-natural', wetFloor: 'terrazzo-light', wetWalls: 'tile-subway', wood: ['walnut', 'teak', 'cherry'],
    cloth: ['wool-greige', 'linen-greige', 'leather-cognac'], secondCloth: ['leather-cognac', 'leather-tan', 'velvet-terracotta'], metal: ['brass-brushed', 'steel-black'],
    stone: ['terrazzo-light', 'marble-carrara'], rug: ['rug-sand', 'rug-ivory', 'rug-brick'], curtain: ['linen-oat', 'linen-mustard', ...sheers], accent: ['velvet-terracotta', 'linen-rust', 'wool-terracotta', 'paint-terracotta', 'plastic-terracotta', 'terracotta', 'rug-brick'],
  },
  scandinavian: {
    walls: 'paint-white', floor: 'oak-white', wetFloor: 'tile-mosaic', wetWalls: 'tile-subway', wood: ['oak-pale', 'ash-natural', 'beech', 'oak-natural'],
    cloth: ['wool-fog', 'linen-greige', 'wool-greige'], secondCloth: ['boucle-ivory', 'linen-oat', 'linen-ivory'], metal: ['steel-white', 'steel-black', 'nickel-brushed'],
    stone: ['quartz-white', 'terrazzo-light'], rug: ['rug-ivory', 'rug-grey'], curtain: ['cotton-white', 'linen-ivory', ...sheers], accent: ['linen-mustard', 'velvet-mustard', 'paint-mustard', 'plastic-mustard', 'linen-sky', 'rug-sage'],
  },
  industrial: {
    walls: 'plaster-grey', feature: 'concrete', floor: 'oak-smoked', wetFloor: 'concrete', wetWalls: 'tile-subway', wood: ['acacia', 'oak-smoked', 'walnut'],
    cloth: ['leather-cognac', 'leather-tan', 'linen-graphite'], secondCloth: ['wool-charcoal', 'linen-graphite', 'leather-black'], metal: ['steel-black', 'iron-cast', 'gunmetal'],
    stone: ['concrete', 'granite-grey'], rug: ['rug-grey', 'rug-brick'], curtain: ['linen-graphite', 'linen-greige', ...sheers], accent: ['linen-rust', 'steel-brick', 'paint-brick', 'velvet-terracotta', 'book-brick', 'rug-brick'],
  },
  french: {
    walls: 'paint-lime', floor: 'oak-natural', wetFloor: 'marble-carrara', wetWalls: 'marble-carrara', wood: ['oak-natural', 'paint-cream', 'cherry', 'walnut'],
    cloth: ['linen-ivory', 'linen-oat', 'leather-cream', 'boucle-ivory'], secondCloth: ['velvet-forest', 'velvet-rose', 'linen-sage'], metal: ['brass-brushed', 'gold-champagne', 'brass-antique'],
    stone: ['marble-carrara', 'marble-calacatta'], rug: ['rug-ivory', 'rug-sage'], curtain: ['linen-ivory', 'cotton-cream', ...sheers], accent: ['velvet-forest', 'velvet-mustard', 'lacquer-green', 'ceramic-celadon', 'silk-gold', 'rug-sage'],
  },
};

/** The house's own: lime walls, oak boards, walnut, oat and sage, a little brick. */
export const housePalette: Palette = {
  walls: 'plaster-lime', floor: 'oak-natural', wetFloor: 'tile-terracotta', wetWalls: 'tile-zellige-white', wood: ['walnut', 'teak', 'oak-natural'],
  cloth: ['linen-oat', 'linen-ivory', 'wool-greige'], secondCloth: ['linen-sage', 'cotton-sage', 'linen-oat', 'linen-greige'], metal: ['brass-antique', 'bronze', 'steel-black'],
  stone: ['limestone', 'travertine', 'terrazzo-light'], rug: ['rug-jute', 'rug-sand', 'rug-ivory'], curtain: ['linen-oat', 'linen-ivory', ...sheers], accent: ['linen-rust', 'velvet-terracotta', 'wool-terracotta', 'paint-brick', 'steel-brick', 'plastic-terracotta', 'terracotta', 'rug-brick'],
};

/** Whose lines stand in where a style has none of its own; the finishes of the room then tie them together. */
export const relatedStyles: Record<Style, readonly Style[]> = {
  modern: ['modern', 'industrial', 'japandi', 'scandinavian', 'midCentury', 'french', 'wabiSabi', 'newChinese', 'indochine'],
  japandi: ['japandi', 'wabiSabi', 'scandinavian', 'modern', 'midCentury', 'newChinese', 'industrial', 'french', 'indochine'],
  indochine: ['indochine', 'newChinese', 'midCentury', 'french', 'japandi', 'scandinavian', 'wabiSabi', 'industrial', 'modern'],
  scandinavian: ['scandinavian', 'japandi', 'midCentury', 'modern', 'wabiSabi', 'french', 'industrial', 'newChinese', 'indochine'],
  newChinese: ['newChinese', 'indochine', 'japandi', 'midCentury', 'wabiSabi', 'modern', 'scandinavian', 'french', 'industrial'],
  industrial: ['industrial', 'modern', 'midCentury', 'scandinavian', 'japandi', 'wabiSabi', 'french', 'newChinese', 'indochine'],
  wabiSabi: ['wabiSabi', 'japandi', 'scandinavian', 'modern', 'midCentury', 'newChinese', 'industrial', 'french', 'indochine'],
  french: ['french', 'midCentury', 'scandinavian', 'indochine', 'newChinese', 'modern', 'japandi', 'wabiSabi', 'industrial'],
  midCentury: ['midCentury', 'scandinavian', 'japandi', 'modern', 'french', 'industrial', 'newChinese', 'indochine', 'wabiSabi'],
};
