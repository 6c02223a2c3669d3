import { randomRoom } from '#layout/testing/random-rooms.ts';
import { furnish } from '#layout/furnish.ts';
const n = Number(process.argv[2]);
const r = randomRoom(n);
const t = process.cpuUsage();
const f = furnish(r.design, r.roomId, r)!;
const u = process.cpuUsage(t);
console.log(r.type, r.style, (u.user / 1000).toFixed(0), 'ms');
for (const p of f.placements) console.log(p.rule, p.item.model, JSON.stringify(p.item.at), p.item.turn, JSON.stringify(p.item.finishes));
