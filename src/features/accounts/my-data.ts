import { z } from 'zod';

/** Of the export (PRODUCT D3): what a person drew and said here. */
export const saidAndDrawn = {
  designs: z.array(z.object({ id: z.string(), name: z.string(), private: z.boolean(), version: z.number().int(), template: z.string().nullable(), createdAt: z.string(), updatedAt: z.string(), document: z.unknown() })),
  feedback: z.array(z.object({ id: z.string(), contact: z.string().nullable(), message: z.string(), page: z.string().nullable(), status: z.string(), answer: z.string().nullable(), createdAt: z.string() })),
  consultations: z.array(z.object({ id: z.string(), designer: z.string(), work: z.string().nullable(), contact: z.string(), message: z.string(), status: z.string(), createdAt: z.string() })),
  notices: z.array(z.object({ id: z.string(), type: z.string(), details: z.unknown(), reason: z.unknown(), createdAt: z.string(), read: z.boolean() })),
  noticeChoices: z.array(z.object({ topic: z.string(), site: z.boolean(), mail: z.boolean() })),
};
