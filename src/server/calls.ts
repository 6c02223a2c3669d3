import type { PasswordPolicy } from '#features/accounts/account.ts';
import { accountCalls } from '#features/accounts/account-calls.server.ts';
import { addressCalls } from '#features/addresses/address-calls.server.ts';
import { settingsCalls } from '#features/content/settings-calls.server.ts';
import { mediaCalls } from '#features/media/media-calls.server.ts';
import { noticeCalls } from '#features/notices/notice-calls.server.ts';
import { modelCalls } from '#features/models/model-calls.server.ts';
import { startDesignCalls } from '#features/start-design/start-design-calls.server.ts';
import { articleCalls } from '#features/articles/article-calls.server.ts';
import { consultationCalls } from '#features/consultations/consultation-calls.server.ts';
import { designCalls } from '#features/designs/design-calls.server.ts';
import { designerCalls } from '#features/designers/designer-calls.server.ts';
import { feedbackCalls } from '#features/feedback/feedback-calls.server.ts';
import { houseTextCalls } from '#features/content/house-text-calls.server.ts';
import { merchantCalls } from '#features/merchants/merchant-calls.server.ts';
import { orderCalls } from '#features/orders/order-calls.server.ts';
import { billCalls } from '#features/payments/bill-calls.server.ts';
import { planCalls } from '#features/plans/plan-calls.server.ts';
import { productCalls } from '#features/products/product-calls.server.ts';
import { suggestionCalls } from '#features/suggestions/suggestion-calls.server.ts';
import { workCalls } from '#features/works/work-calls.server.ts';
import type { Call } from '#platform/call.ts';
import { billOwners } from '#server/bill-owners.ts';

/** Every call of the product. */
export function allCalls(policy: PasswordPolicy): Call[] {
  return [...accountCalls(policy), ...startDesignCalls(), ...settingsCalls(), ...modelCalls(), ...mediaCalls(), ...noticeCalls(), ...marketCalls()];
}

function marketCalls(): Call[] {
  return [...addressCalls(), ...articleCalls(), ...billCalls(billOwners()), ...consultationCalls(), ...designCalls(), ...designerCalls(), ...feedbackCalls(), ...houseTextCalls(), ...merchantCalls(), ...orderCalls(), ...planCalls(), ...productCalls(), ...suggestionCalls(), ...workCalls()];
}
