/**
 * Length limits: the form and the schema of the call share these. Apart from the schema, so that a page does not load
 * zod.
 */
export const feedbackLimits = { message: { least: 2, most: 2000 }, contact: { least: 3, most: 120 } } as const;

export interface FeedbackForm {
  message: string;
  contact?: string;
  page?: string;
}
