/** The one limit for a picture (PRODUCT, "upload limit 8 or 3 MB"): the server refuses by it, every hint states it. */
export const uploadLimitBytes = 8 * 1024 * 1024;
export const uploadLimitMegabytes = uploadLimitBytes / (1024 * 1024);

/** The same for a model of a merchant's own (PRODUCT, "A 3D model: 64 MB"). */
export const modelLimitBytes = 64 * 1024 * 1024;
export const modelLimitMegabytes = modelLimitBytes / (1024 * 1024);

/**
 * A piece arrives within a request's time on a slow connection; many tiny ones would be many rows. Only the last one
 * may be smaller.
 */
export const pieceLimits = { least: 64 * 1024, most: 2 * 1024 * 1024 } as const;
