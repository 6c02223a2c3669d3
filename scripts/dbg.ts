import { randomRoom } from '#layout/testing/random-rooms.ts';
import { roomPlan } from '#layout/plan/room-plan.ts';
import { programmes } from '#layout/programmes.ts';
import { chance } from '#lib/random.ts';
import { waysOf, isWalkable } from '#layout/space/ways.ts';
import { overlaps } from '#layout/space/box.ts';
let n = 0; let r = randomRoom(0);
for (n = 0; ; n++) { r = randomRoom(n); if (String(r.seed) === process.argv[2]) break; }
const plan = roomPlan(r.design, r.roomId)!;
const brief = { plan, taste: { style: r.style, luck: chance(1), forms: new Map() }, fixed: [] };
const offers = programmes[r.type]!(brief);
const ways = waysOf(plan);
for (const o of offers) { const s = o.stands.toSorted((a, b) => a.cost - b.cost); console.log(o.name, o.loss, s.length, s.slice(0, 4).map((x) => x.cost.toFixed(2)), 'walkable alone', s.slice(0,400).filter((x) => isWalkable(ways, x.solids, x.goals)).length); }
const [a, b] = [offers[0]!, offers[1]!];
let best = Infinity, free = 0;
for (const x of a.stands) for (const y of b.stands) { if (x.cost + y.cost > best) continue; if (x.solids.some((p) => y.solids.some((q) => overlaps(p, q, 60))) || x.solids.some((p) => y.clear.some((q) => overlaps(p, q))) || x.clear.some((p) => y.solids.some((q) => overlaps(p, q)))) continue; free++; if (isWalkable(ways, [...x.solids, ...y.solids], [...x.goals, ...y.goals])) best = x.cost + y.cost; }
console.log(n, 'best pair', best, free);
