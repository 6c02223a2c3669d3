/** PRODUCT H2: an answer within 1–3 working days. */
export const answerWithinWorkingDays = 3;
