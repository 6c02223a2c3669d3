/** Beyond these nobody finds anything again. */
export const mostFavourites = 2_000;

export const mostBoards = 50;

export const mostIdsPerRequest = 120;

/** So many things of a board are shown to whom it is shared with. */
export const mostSharedOfBoard = 200;
