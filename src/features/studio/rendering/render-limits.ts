import type { PlanLevel } from '#features/people/plans/plan.ts';
import type { RenderingSettings } from '#platform/context.ts';

/** Pixels of a piece's side: about five seconds of a core, and with half floats less than a megabyte. */
const pieceSide = 256;
export const fullPictures: RenderingSettings = { piece: pieceSide, scale: 1, samples: 1, coarse: false, frames: 1 };
/** A thirtieth of the pixels of a side, in pieces that are traced in a moment. */
export const draftPictures: RenderingSettings = { piece: 32, scale: 1 / 30, samples: 0.1, coarse: true, frames: 1 / 8 };
/** Twelve frames without loss. */
export const filmPieceBytes = 64 * 1024 * 1024;

/** A worker that is not heard of for so long has lost its piece. */
export const lease = { seconds: 15, beatSeconds: 5, sweepSeconds: 5 };
/** How long a claim waits for a piece to come. */
export const claimWaitSeconds = 20;

/** A piece that failed on so many workers, or was lost so often, is not the workers' fault. */
export const mostFailures = 3;
export const mostTries = 6;
/** A worker that sent so much that cannot be true is not asked again. */
export const mostFaults = 3;

/** Shares of the work while several wait. */
export const weightOf: Record<PlanLevel, number> = { free: 1, pro: 2, premium: 4, PREMIUM_UNLIMITED: 4 };

/** One preview at a time, and so many an hour (DECISIONS D9). */
export const previewsPerPerson = { hits: 60, seconds: 3600 };

/** Pictures a list shows. */
export const mostListed = 300;

/** A worker that was heard of so recently is there. */
export const presentSeconds = 60;

/** Of one order: cameras, hours, versions of a set, and pictures of it all; places of a tour. */
export const mostCameras = 24;
export const mostHours = 8;
export const mostVersions = 6;
export const mostPictures = 60;
export const mostPlaces = 16;
