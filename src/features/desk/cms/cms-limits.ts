/** Letters a language may take: three of them still fit one request. */
export const articleBodyLimit = 15_000;
