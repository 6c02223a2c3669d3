import { z } from 'zod';
import { call } from '#platform/call.ts';
import { offeredPlans, planLevels, planTerms } from './plan.ts';

const offered = z.object({ code: z.string(), level: z.enum(planLevels), term: z.enum(planTerms).nullable(), price: z.number().int().nullable(), original: z.number().int().nullable(), currency: z.literal('VND') });

export function planCalls() {
  return [
    call({ method: 'GET', path: '/common/designer-request-types', who: 'anyone', tag: 'plans', summary: 'The plans and terms one can apply for, with prices in đồng; null is by agreement', data: z.array(offered), handle: async () => offeredPlans() }),
  ];
}
