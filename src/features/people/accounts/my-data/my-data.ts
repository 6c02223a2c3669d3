import { z } from 'zod';
import { glbData } from '#features/foundation/glb/glb.ts';

/** Of the export (PRODUCT D3): designs and texts of the person. */
export const exportedContent = {
  models: z.array(glbData),
  designs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      private: z.boolean(),
      version: z.number().int(),
      template: z.string().nullable(),
      createdAt: z.string(),
      updatedAt: z.string(),
      document: z.unknown(),
    }),
  ),
  feedback: z.array(
    z.object({
      id: z.string(),
      contact: z.string().nullable(),
      message: z.string(),
      page: z.string().nullable(),
      status: z.string(),
      answer: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  designOrders: z.array(
    z.object({
      id: z.string(),
      side: z.string(),
      state: z.string(),
      designer: z.string(),
      work: z.string().nullable(),
      price: z.number().int().nullable(),
      terms: z.string(),
      createdAt: z.string(),
      brief: z
        .object({
          wishes: z.string(),
          contact: z.string(),
          mobile: z.string().nullable(),
          area: z.number().int().nullable(),
          budget: z.number().int().nullable(),
          address: z.string(),
        })
        .nullable(),
      said: z.array(
        z.object({ state: z.string().nullable(), text: z.string(), files: z.array(z.string()), at: z.string() }),
      ),
    }),
  ),
  talkFiles: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      name: z.string(),
      bytes: z.number().int(),
      createdAt: z.string(),
      /** Where it is saved from; null where no message shows it. */ file: z.string().nullable(),
    }),
  ),
  plans: z.array(z.object({ level: z.string(), startsAt: z.string(), endsAt: z.string(), why: z.string() })),
  quota: z.array(
    z.object({
      at: z.string(),
      quota: z.string(),
      period: z.string(),
      what: z.string(),
      used: z.number().int(),
      granted: z.number().int(),
      subject: z.string().nullable(),
    }),
  ),
  applications: z.array(
    z.object({
      id: z.string(),
      number: z.number().int(),
      type: z.string(),
      state: z.string(),
      plan: z.string().nullable(),
      email: z.string().nullable(),
      mobile: z.string().nullable(),
      company: z.string().nullable(),
      school: z.string().nullable(),
      major: z.string().nullable(),
      otherContact: z.string().nullable(),
      idCardFront: z.string().nullable(),
      idCardBack: z.string().nullable(),
      businessLicense: z.string().nullable(),
      createdAt: z.string(),
      submittedAt: z.string().nullable(),
      decidedAt: z.string().nullable(),
    }),
  ),
  bills: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      kind: z.string(),
      amount: z.number().int(),
      status: z.string(),
      createdAt: z.string(),
      receipts: z.array(
        z.object({ picture: z.string(), amount: z.number().int(), remark: z.string(), createdAt: z.string() }),
      ),
    }),
  ),
  bankAccount: z.object({ bin: z.string(), account: z.string(), holder: z.string() }).nullable(),
  notices: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      details: z.unknown(),
      reason: z.unknown(),
      createdAt: z.string(),
      read: z.boolean(),
    }),
  ),
  orders: z.array(
    z.object({
      number: z.string(),
      state: z.string(),
      merchant: z.string(),
      goods: z.number().int(),
      deliveryFee: z.number().int(),
      total: z.number().int(),
      receiver: z.string(),
      mobile: z.string(),
      buyerEmail: z.string(),
      address: z.unknown(),
      remark: z.string(),
      invoice: z.unknown(),
      placedAt: z.string(),
      /** Why it was given back, in the words of then. */ returned: z.unknown(),
      lines: z.array(
        z.object({ name: z.unknown(), label: z.unknown(), quantity: z.number().int(), price: z.number().int() }),
      ),
    }),
  ),
  favourites: z.object({
    things: z.array(z.object({ id: z.string(), keptAt: z.string() })),
    boards: z.array(z.object({ name: z.string(), shared: z.boolean(), things: z.array(z.string()) })),
  }),
  reviews: z.array(
    z.object({
      product: z.string(),
      stars: z.number().int(),
      text: z.string(),
      pictures: z.array(z.string()),
      state: z.string(),
      reply: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  reports: z.array(
    z.object({
      kind: z.string(),
      thing: z.string(),
      reason: z.string(),
      note: z.string(),
      state: z.string(),
      createdAt: z.string(),
    }),
  ),
  noticeChoices: z.array(z.object({ topic: z.string(), site: z.boolean(), mail: z.boolean() })),
};
