import type { PictureNotes } from '#demo/pictures/picture-folder.ts';
import { pictureKinds } from '#demo/pictures/picture-jobs.ts';
import type { PictureJob, PictureKind } from '#demo/pictures/picture-jobs.ts';

/** Of this process and all its threads. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Before anything was measured: CPU-seconds for a million samples. */
const usual: Record<PictureKind, number> = { main: 14, detail: 14, panorama: 14, piece: 3 };

/** CPU-seconds a picture will take, by the average of its kind. */
export function estimate({ kind, samples }: PictureJob, notes: PictureNotes): number {
  const known = Object.values(notes).filter((note) => note.kind === kind && note.cpuSeconds > 0);
  if (known.length > 0) return known.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / known.length;
  const { width, height } = pictureKinds[kind];
  return (usual[kind] * width * height * samples) / 1e6;
}
