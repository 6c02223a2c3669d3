/** What a phone offers behind *More*: `record:` lies in the place of the sheet, `tree` is the list of objects, `share` lets others in. */
type MoreEntry = string;

const moreGroups = ['often', 'draw', 'mark', 'storeys', 'trace', 'view'] as const;
type MoreGroup = (typeof moreGroups)[number];

/** The ten one reaches for most come first, then the rest by what it is for. */
const entries: Readonly<Record<MoreGroup, readonly MoreEntry[]>> = {
  often: [
    'record:list',
    'record:render',
    'record:versions',
    'share',
    'openComments',
    'openExport',
    'useDimension',
    'useLight',
    'useCamera',
    'tree',
  ],
  draw: [
    'useRoom',
    'useRoomL',
    'useRoomT',
    'useWall',
    'useDoor',
    'useWindow',
    'useGap',
    'useStairs',
    'useColumn',
    'useBeam',
  ],
  mark: ['openFurnish', 'usePaint', 'useNote', 'useComment'],
  storeys: ['addLevel', 'copyLevelUp'],
  trace: ['addUnderlay', 'useUnderlayScale', 'openDrawing'],
  view: ['zoomAll', 'toggleSnapping', 'openPalette'],
};

/** Those that can be used now; a tool that belongs to no group yet is among those that draw. */
export function groupedEntries(
  ready: readonly string[],
  tools: readonly string[],
): { group: MoreGroup; entries: MoreEntry[] }[] {
  const known = new Set(Object.values(entries).flat());
  const more = tools.filter((id) => !known.has(id));
  return moreGroups
    .map((group) => ({
      group,
      entries: [...entries[group].filter((id) => ready.includes(id)), ...(group === 'draw' ? more : [])],
    }))
    .filter((each) => each.entries.length > 0);
}
