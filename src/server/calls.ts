import type { PasswordPolicy } from '#features/accounts/account.ts';
import { accountCalls } from '#features/accounts/account-calls.server.ts';
import { settingsCalls } from '#features/content/settings-calls.server.ts';
import { mediaCalls } from '#features/media/media-calls.server.ts';
import { uploadCalls } from '#features/media/upload-calls.server.ts';
import { glbCalls } from '#features/glb/glb-calls.server.ts';
import { noticeCalls } from '#features/notices/notice-calls.server.ts';
import { modelCalls } from '#features/models/model-calls.server.ts';
import { startDesignCalls } from '#features/start-design/start-design-calls.server.ts';
import { answerCalls } from '#features/answers/answer-calls.server.ts';
import { broadcastCalls } from '#features/broadcasts/broadcast-calls.server.ts';
import { applicationCalls } from '#features/applications/application-calls.server.ts';
import { queueCalls } from '#features/applications/queue-calls.server.ts';
import { addressCalls } from '#features/addresses/address-calls.server.ts';
import { articleCalls } from '#features/articles/article-calls.server.ts';
import { consoleCalls } from '#features/console/console-calls.server.ts';
import { secondFactorCalls } from '#features/accounts/second-factor-calls.server.ts';
import { consultationCalls } from '#features/consultations/consultation-calls.server.ts';
import { designOrderCalls } from '#features/design-orders/design-order-calls.server.ts';
import { designCalls } from '#features/designs/design-calls.server.ts';
import { designerCalls } from '#features/designers/designer-calls.server.ts';
import { entryCalls } from '#features/editing/entry-calls.server.ts';
import { houseCalls } from '#features/editing/house-calls.server.ts';
import { bankAccountCalls } from '#features/bank-accounts/bank-account-calls.server.ts';
import { favouriteCalls } from '#features/favourites/favourite-calls.server.ts';
import { feedbackCalls } from '#features/feedback/feedback-calls.server.ts';
import { publicProfile } from '#features/homes/public-profile.server.ts';
import { houseTextCalls } from '#features/content/house-text-calls.server.ts';
import { ledgerCalls } from '#features/ledger/ledger-calls.server.ts';
import { merchantCalls } from '#features/merchants/merchant-calls.server.ts';
import { moderationCalls } from '#features/moderation/moderation-calls.server.ts';
import { billCalls } from '#features/payments/bill-calls.server.ts';
import { remittanceCalls } from '#features/payments/remittance-calls.server.ts';
import { adminPlanCalls } from '#features/plans/admin-plan-calls.server.ts';
import { orderCalls } from '#features/orders/order-calls.server.ts';
import { planCalls } from '#features/plans/plan-calls.server.ts';
import { productCalls } from '#features/products/product-calls.server.ts';
import { reportCalls } from '#features/reports/report-calls.server.ts';
import { reviewCalls } from '#features/reviews/review-calls.server.ts';
import { publishingCalls } from '#features/publishing/publishing-calls.server.ts';
import { talkFileCalls } from '#features/talk-files/talk-file-calls.server.ts';
import { suggestionCalls } from '#features/suggestions/suggestion-calls.server.ts';
import { workCalls } from '#features/works/work-calls.server.ts';
import type { Call } from '#platform/call.ts';
import { billOwners } from '#server/bill-owners.ts';
import { findMessage } from '#server/reported-message.ts';

/** Every call of the product. */
export function allCalls(policy: PasswordPolicy): Call[] {
  return [...accountCalls(policy, publicProfile), ...secondFactorCalls(), ...consoleCalls(), ...startDesignCalls(), ...settingsCalls(), ...modelCalls(), ...mediaCalls(), ...noticeCalls(), ...applicationCalls(), ...queueCalls(), ...marketCalls(), ...deskCalls(), ...uploadCalls(), ...glbCalls(), ...talkFileCalls(), ...favouriteCalls(), ...reviewCalls(), ...publishingCalls()];
}

function marketCalls(): Call[] {
  return [...addressCalls(), ...articleCalls(), ...bankAccountCalls(), ...billCalls(billOwners()), ...remittanceCalls(billOwners()), ...consultationCalls(), ...designCalls(), ...designOrderCalls(), ...designerCalls(), ...feedbackCalls(), ...houseTextCalls(), ...ledgerCalls(), ...merchantCalls(), ...orderCalls(), ...planCalls(), ...adminPlanCalls(), ...productCalls(), ...suggestionCalls(), ...workCalls()];
}

/** What admins do from the console to the house's own words and to what others put on it. */
function deskCalls(): Call[] {
  return [...answerCalls(), ...broadcastCalls(), ...entryCalls(), ...houseCalls(), ...moderationCalls(), ...reportCalls(findMessage)];
}
