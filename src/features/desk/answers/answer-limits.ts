export const answerLimit = 4_000;
