/** The one figure for a picture (PRODUCT, "upload limit 8 or 3 MB"): the server refuses by it, every hint says it. */
export const uploadLimitBytes = 8 * 1024 * 1024;
export const uploadLimitMegabytes = uploadLimitBytes / (1024 * 1024);
