/** The one figure for a picture (PRODUCT, "upload limit 8 or 3 MB"): the server refuses by it, every hint says it. */
export const uploadLimitBytes = 8 * 1024 * 1024;
export const uploadLimitMegabytes = uploadLimitBytes / (1024 * 1024);

/** The same for a model of a merchant's own (PRODUCT, "A 3D model: 64 MB"). */
export const modelLimitBytes = 64 * 1024 * 1024;
export const modelLimitMegabytes = modelLimitBytes / (1024 * 1024);
