/** Stands at the end of a Chinese value until the text round it is known; in no text of anyone's. */
const joint = '\u{f8ff}';
/** As wide as a character of Chinese, with its space within. */
const wide = /[\p{Script=Han}，。、：；！？“”《》（）]/u;
/** A space at a joint, between characters as wide as the space would be; or the joint alone. */
const closed = new RegExp(
  `(?<=[\\p{Script=Han}，。、：；！？”》）]) ${joint}|${joint} (?=[\\p{Script=Han}“《（])|${joint}`,
  'gu',
);

/**
 * Chinese sets a space between its characters and Latin letters or figures, and none between its own: `通过 Mộc Lặng
 * 的申请` but `通过周敏木作工坊的申请`. Texts are written with the space; where the value turns out to be Chinese, it goes.
 * Spaces inside of what people wrote stay.
 */
export function withJoints<Values extends object | undefined>(values: Values): Values {
  if (values === undefined) return values;
  const marked: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || value === '') continue;
    const [first, last] = [wide.test(value.at(0)!), wide.test(value.at(-1)!)];
    if (first || last) marked[name] = `${first ? joint : ''}${value}${last ? joint : ''}`;
  }
  return { ...values, ...marked };
}

/** Of a text, or of the texts between the elements of one. */
export function withoutJoints<Text>(text: Text): Text {
  if (Array.isArray(text)) return text.map((part: unknown) => withoutJoints(part)) as Text;
  return typeof text === 'string' ? (text.replace(closed, '') as Text) : text;
}
