/** How much a person may keep. Versions that come by themselves are not counted: their number is ours to keep small. */
export const personLimits = { designs: 500, megabytes: 200 } as const;
export const personBytes = personLimits.megabytes * 1_000_000;

/** Requests of one window, its cursor with them. */
export const windowRequests = { hits: 300, seconds: 60 } as const;
/** Of all windows of one session: a window's name is its own choice. */
export const sessionRequests = { hits: 1500, seconds: 60 } as const;
/** Designs, copies and branches made, versions named, restored or kept as forks. */
export const madePerPerson = { hits: 240, seconds: 3600 } as const;

/**
 * What a person's commands may write a day, the versions that come by themselves with them: neither counts into what
 * they keep, and a small command can change a whole home.
 */
export const writtenPerPerson = { hits: 500_000_000, seconds: 86_400 } as const;

/** A version comes by itself after so many commands, so much of the log, or so long after the last of them. */
export const autoVersion = { commands: 200, bytes: 4_000_000, idleMinutes: 30 } as const;

/**
 * How long what comes by itself stays: all of a day, then one an hour, after a week one a day. What a person named,
 * published or rendered stays.
 */
export const keepingDays = { all: 1, hourly: 7, daily: 365, log: 30, bin: 30 } as const;

/** Who is further behind than this has a fork: an answer stays something that can be sent. */
export const furthestBehind = { commands: 5000, bytes: 8_000_000 } as const;
/** Of one answer to a window that catches up. */
export const caughtUpAtOnce = { commands: 1000, bytes: 2_000_000 } as const;

/** Who only looks is told what was done while they looked, over a connection that was cut so long; then the design anew. */
export const followedMinutes = 5;

/** The documents the keeping thread has open. */
export const openLimits = { designs: 64, characters: 64_000_000, runMs: 250 } as const;

/** Of the name of a folder. */
export const folderLength = 60;

export const versionNameLength = 120;

/** What a person may say they mean to spend on a home; whole đồng. */
export const mostBudget = 1_000_000_000_000;
