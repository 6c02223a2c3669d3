/*
 * Rays against a four-wide tree of boxes, in AssemblyScript (WASM SIMD). `npm run render:kernel` compiles it to `traverse-wasm.ts`.
 * The layout of nodes and blocks is that of scene/wide-bvh.ts. One instance a thread; the memory is shared, scratch and stack are the thread's own.
 */

const nodeSize: usize = 128;
const blockSize: usize = 176;
const far: usize = 48;

let nodes: usize = 0;
let blocks: usize = 0;
/** Colours that see-through triangles let pass: three numbers each. */
let tints: usize = 0;
/** Of this thread: 64 bytes for results, 64 of notes, then the stack. */
let results: usize = 0;

export function start(nodesAt: usize, blocksAt: usize, tintsAt: usize, scratchAt: usize): void {
  nodes = nodesAt;
  blocks = blocksAt;
  tints = tintsAt;
  results = scratchAt;
}

/** The nearest triangle before `reach`, or −1; distance and the two weights go to the results. */
export function closest(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, reach: f32): i32 {
  const notes = results + 64;
  const bottom = results + 128;
  const ovx = f32x4.splat(ox), ovy = f32x4.splat(oy), ovz = f32x4.splat(oz);
  const dvx = f32x4.splat(dx), dvy = f32x4.splat(dy), dvz = f32x4.splat(dz);
  const ivx = f32x4.splat(inverse(dx)), ivy = f32x4.splat(inverse(dy)), ivz = f32x4.splat(inverse(dz));
  const nearX: usize = dx < 0 ? far : 0, farX: usize = far - nearX;
  const nearY: usize = dy < 0 ? far + 16 : 16, farY: usize = far + 32 - nearY;
  const nearZ: usize = dz < 0 ? far + 32 : 32, farZ: usize = far + 64 - nearZ;
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const least = f32x4.splat(1e-6);
  let best = reach;
  let found: i32 = -1;
  let top = bottom;
  let child: i32 = 0;

  for (;;) {
    if (child >= 0) {
      const node = nodes + <usize>child * nodeSize;
      const near = f32x4.max(
        f32x4.max(f32x4.mul(f32x4.sub(v128.load(node + nearX), ovx), ivx), f32x4.mul(f32x4.sub(v128.load(node + nearY), ovy), ivy)),
        f32x4.max(f32x4.mul(f32x4.sub(v128.load(node + nearZ), ovz), ivz), zero));
      const away = f32x4.min(
        f32x4.min(f32x4.mul(f32x4.sub(v128.load(node + farX), ovx), ivx), f32x4.mul(f32x4.sub(v128.load(node + farY), ovy), ivy)),
        f32x4.min(f32x4.mul(f32x4.sub(v128.load(node + farZ), ovz), ivz), f32x4.splat(best)));
      let mask = i32x4.bitmask(f32x4.le(near, away));
      if (mask != 0) {
        v128.store(notes, near);
        const first = top;
        do {
          const lane = <usize>ctz(mask);
          mask &= mask - 1;
          const distance = load<f32>(notes + (lane << 2));
          let at = top;
          // The nearest goes on top: what it hits spares the others.
          while (at > first && load<f32>(at - 4) < distance) {
            store<u64>(at, load<u64>(at - 8));
            at -= 8;
          }
          store<i32>(at, load<i32>(node + 96 + (lane << 2)));
          store<f32>(at + 4, distance);
          top += 8;
        } while (mask != 0);
      }
    } else {
      const code = ~child;
      let block = blocks + <usize>(code >> 3) * blockSize;
      const end = block + <usize>((code & 7) + 1) * blockSize;
      for (; block < end; block += blockSize) {
        const e1x = v128.load(block, 48), e1y = v128.load(block, 64), e1z = v128.load(block, 80);
        const e2x = v128.load(block, 96), e2y = v128.load(block, 112), e2z = v128.load(block, 128);
        const px = f32x4.sub(f32x4.mul(dvy, e2z), f32x4.mul(dvz, e2y));
        const py = f32x4.sub(f32x4.mul(dvz, e2x), f32x4.mul(dvx, e2z));
        const pz = f32x4.sub(f32x4.mul(dvx, e2y), f32x4.mul(dvy, e2x));
        const inv = f32x4.div(one, f32x4.add(f32x4.add(f32x4.mul(e1x, px), f32x4.mul(e1y, py)), f32x4.mul(e1z, pz)));
        const tx = f32x4.sub(ovx, v128.load(block)), ty = f32x4.sub(ovy, v128.load(block, 16)), tz = f32x4.sub(ovz, v128.load(block, 32));
        const u = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(tx, px), f32x4.mul(ty, py)), f32x4.mul(tz, pz)), inv);
        const qx = f32x4.sub(f32x4.mul(ty, e1z), f32x4.mul(tz, e1y));
        const qy = f32x4.sub(f32x4.mul(tz, e1x), f32x4.mul(tx, e1z));
        const qz = f32x4.sub(f32x4.mul(tx, e1y), f32x4.mul(ty, e1x));
        const v = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(dvx, qx), f32x4.mul(dvy, qy)), f32x4.mul(dvz, qz)), inv);
        const t = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(e2x, qx), f32x4.mul(e2y, qy)), f32x4.mul(e2z, qz)), inv);
        let mask = i32x4.bitmask(v128.and(
          v128.and(f32x4.ge(u, zero), f32x4.ge(v, zero)),
          v128.and(f32x4.le(f32x4.add(u, v), one), v128.and(f32x4.gt(t, least), f32x4.lt(t, f32x4.splat(best))))));
        if (mask != 0) {
          v128.store(notes, t);
          v128.store(notes, u, 16);
          v128.store(notes, v, 32);
          do {
            const lane = <usize>ctz(mask) << 2;
            mask &= mask - 1;
            const distance = load<f32>(notes + lane);
            if (distance < best) {
              best = distance;
              found = load<i32>(block + 144 + lane);
              store<f32>(results, distance);
              store<f32>(results, load<f32>(notes + 16 + lane), 4);
              store<f32>(results, load<f32>(notes + 32 + lane), 8);
            }
          } while (mask != 0);
        }
      }
    }
    while (top > bottom && load<f32>(top - 4) >= best) top -= 8;
    if (top == bottom) break;
    top -= 8;
    child = load<i32>(top);
  }
  return found;
}

/** 0 when something solid stands before `reach`; else 1, and the results hold the colour that passes what can be seen through. */
export function passes(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, reach: f32): i32 {
  const bottom = results + 128;
  const ovx = f32x4.splat(ox), ovy = f32x4.splat(oy), ovz = f32x4.splat(oz);
  const dvx = f32x4.splat(dx), dvy = f32x4.splat(dy), dvz = f32x4.splat(dz);
  const ivx = f32x4.splat(inverse(dx)), ivy = f32x4.splat(inverse(dy)), ivz = f32x4.splat(inverse(dz));
  const nearX: usize = dx < 0 ? far : 0, farX: usize = far - nearX;
  const nearY: usize = dy < 0 ? far + 16 : 16, farY: usize = far + 32 - nearY;
  const nearZ: usize = dz < 0 ? far + 32 : 32, farZ: usize = far + 64 - nearZ;
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const least = f32x4.splat(1e-6);
  const most = f32x4.splat(reach);
  let red: f32 = 1, green: f32 = 1, blue: f32 = 1;
  let top = bottom;
  let child: i32 = 0;

  for (;;) {
    if (child >= 0) {
      const node = nodes + <usize>child * nodeSize;
      const near = f32x4.max(
        f32x4.max(f32x4.mul(f32x4.sub(v128.load(node + nearX), ovx), ivx), f32x4.mul(f32x4.sub(v128.load(node + nearY), ovy), ivy)),
        f32x4.max(f32x4.mul(f32x4.sub(v128.load(node + nearZ), ovz), ivz), zero));
      const away = f32x4.min(
        f32x4.min(f32x4.mul(f32x4.sub(v128.load(node + farX), ovx), ivx), f32x4.mul(f32x4.sub(v128.load(node + farY), ovy), ivy)),
        f32x4.min(f32x4.mul(f32x4.sub(v128.load(node + farZ), ovz), ivz), most));
      let mask = i32x4.bitmask(f32x4.le(near, away));
      while (mask != 0) {
        const lane = <usize>ctz(mask) << 2;
        mask &= mask - 1;
        store<i32>(top, load<i32>(node + 96 + lane));
        top += 4;
      }
    } else {
      const code = ~child;
      let block = blocks + <usize>(code >> 3) * blockSize;
      const end = block + <usize>((code & 7) + 1) * blockSize;
      for (; block < end; block += blockSize) {
        const e1x = v128.load(block, 48), e1y = v128.load(block, 64), e1z = v128.load(block, 80);
        const e2x = v128.load(block, 96), e2y = v128.load(block, 112), e2z = v128.load(block, 128);
        const px = f32x4.sub(f32x4.mul(dvy, e2z), f32x4.mul(dvz, e2y));
        const py = f32x4.sub(f32x4.mul(dvz, e2x), f32x4.mul(dvx, e2z));
        const pz = f32x4.sub(f32x4.mul(dvx, e2y), f32x4.mul(dvy, e2x));
        const inv = f32x4.div(one, f32x4.add(f32x4.add(f32x4.mul(e1x, px), f32x4.mul(e1y, py)), f32x4.mul(e1z, pz)));
        const tx = f32x4.sub(ovx, v128.load(block)), ty = f32x4.sub(ovy, v128.load(block, 16)), tz = f32x4.sub(ovz, v128.load(block, 32));
        const u = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(tx, px), f32x4.mul(ty, py)), f32x4.mul(tz, pz)), inv);
        const qx = f32x4.sub(f32x4.mul(ty, e1z), f32x4.mul(tz, e1y));
        const qy = f32x4.sub(f32x4.mul(tz, e1x), f32x4.mul(tx, e1z));
        const qz = f32x4.sub(f32x4.mul(tx, e1y), f32x4.mul(ty, e1x));
        const v = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(dvx, qx), f32x4.mul(dvy, qy)), f32x4.mul(dvz, qz)), inv);
        const t = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(e2x, qx), f32x4.mul(e2y, qy)), f32x4.mul(e2z, qz)), inv);
        let mask = i32x4.bitmask(v128.and(
          v128.and(f32x4.ge(u, zero), f32x4.ge(v, zero)),
          v128.and(f32x4.le(f32x4.add(u, v), one), v128.and(f32x4.gt(t, least), f32x4.lt(t, most)))));
        while (mask != 0) {
          const tint = load<i32>(block + 160 + (<usize>ctz(mask) << 2));
          mask &= mask - 1;
          if (tint == 0) return 0;
          const colour = tints + <usize>tint * 12;
          red *= load<f32>(colour);
          green *= load<f32>(colour, 4);
          blue *= load<f32>(colour, 8);
        }
      }
    }
    if (top == bottom) break;
    top -= 4;
    child = load<i32>(top);
  }
  store<f32>(results, red);
  store<f32>(results, green, 4);
  store<f32>(results, blue, 8);
  return 1;
}

/** A direction along a box's face would make 0 · ∞. */
// @ts-ignore: decorators of functions are AssemblyScript's
@inline
function inverse(d: f32): f32 {
  return abs(d) < 1e-12 ? (d < 0 ? -1e12 : 1e12) : 1 / d;
}
