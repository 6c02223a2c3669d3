import type { PasswordPolicy } from '#features/people/accounts/account.ts';
import { accountCalls } from '#features/people/accounts/account-calls.server.ts';
import { settingsCalls } from '#features/catalogue/content/settings-calls.server.ts';
import { mediaCalls } from '#features/foundation/media/media-calls.server.ts';
import { uploadCalls } from '#features/foundation/media/upload-calls.server.ts';
import { glbCalls } from '#features/foundation/glb/glb-calls.server.ts';
import { noticeCalls } from '#features/people/notifications/notice-calls.server.ts';
import { modelCalls } from '#features/catalogue/models/model-calls.server.ts';
import { startDesignCalls } from '#features/people/start-design/start-design-calls.server.ts';
import { answerCalls } from '#features/desk/answers/answer-calls.server.ts';
import { broadcastCalls } from '#features/desk/broadcasts/broadcast-calls.server.ts';
import { applicationCalls } from '#features/trade/applications/application-calls.server.ts';
import { queueCalls } from '#features/trade/applications/queue-calls.server.ts';
import { addressBookCalls } from '#features/people/address-book/address-book-calls.server.ts';
import { addressCalls } from '#features/foundation/addresses/address-calls.server.ts';
import { articleCalls } from '#features/catalogue/articles/article-calls.server.ts';
import { consoleCalls } from '#features/people/console/console-calls.server.ts';
import { secondFactorCalls } from '#features/people/accounts/second-factor/second-factor-calls.server.ts';
import { consultationCalls } from '#features/trade/consultations/consultation-calls.server.ts';
import { designOrderCalls } from '#features/trade/design-orders/design-order-calls.server.ts';
import { commentCalls } from '#features/studio/comments/comment-calls.server.ts';
import { designCalls } from '#features/studio/designs/design-calls.server.ts';
import { exportCalls } from '#features/studio/design-files/export-calls.server.ts';
import { handOverCalls } from '#features/studio/design-files/hand-over-calls.server.ts';
import { designListCalls } from '#features/studio/design-lists/design-list-calls.server.ts';
import { versionCalls } from '#features/studio/designs/version-calls.server.ts';
import { sharingCalls } from '#features/studio/sharing/sharing-calls.server.ts';
import { liveLightCalls } from '#features/studio/live-light/live-light-calls.server.ts';
import { renderCalls } from '#features/studio/rendering/render-calls.server.ts';
import { renderWorkerCalls } from '#features/studio/rendering/worker-calls.server.ts';
import { furnishCalls } from '#features/studio/furnishing/furnish-calls.server.ts';
import { designerCalls } from '#features/catalogue/designers/designer-calls.server.ts';
import { entryCalls } from '#features/desk/cms/entry-calls.server.ts';
import { siteCalls } from '#features/desk/cms/site-calls.server.ts';
import { bankAccountCalls } from '#features/people/bank-accounts/bank-account-calls.server.ts';
import { stockWatchCalls } from '#features/trade/back-in-stock/stock-watch-calls.server.ts';
import { favouriteCalls } from '#features/trade/favourites/favourite-calls.server.ts';
import { feedbackCalls } from '#features/people/feedback/feedback-calls.server.ts';
import { publicProfile } from '#features/pages/dashboard/public-profile.server.ts';
import { siteTextCalls } from '#features/catalogue/content/site-text-calls.server.ts';
import { ledgerCalls } from '#features/trade/ledger/ledger-calls.server.ts';
import { merchantCalls } from '#features/catalogue/merchants/merchant-calls.server.ts';
import { moderationCalls } from '#features/desk/moderation/moderation-calls.server.ts';
import { billCalls } from '#features/trade/payments/bill-calls.server.ts';
import { platformAccountCalls } from '#features/trade/payments/account/platform-account-calls.server.ts';
import { followSellerAccount } from '#features/trade/payments/refunds.server.ts';
import { remittanceCalls } from '#features/trade/payments/remittance-calls.server.ts';
import { adminPlanCalls } from '#features/trade/plan-purchases/admin-plan-calls.server.ts';
import { orderCalls } from '#features/trade/orders/order-calls.server.ts';
import { planCalls } from '#features/trade/plan-purchases/plan-calls.server.ts';
import { productCalls } from '#features/catalogue/products/product-calls.server.ts';
import { reportCalls } from '#features/desk/reports/report-calls.server.ts';
import { reviewCalls } from '#features/catalogue/reviews/review-calls.server.ts';
import { publishingCalls } from '#features/trade/publishing/publishing-calls.server.ts';
import { talkFileCalls } from '#features/trade/talk-files/talk-file-calls.server.ts';
import { suggestionCalls } from '#features/catalogue/suggestions/suggestion-calls.server.ts';
import { workDesignCalls } from '#features/studio/work-designs/work-design-calls.server.ts';
import { workCalls } from '#features/catalogue/works/work-calls.server.ts';
import type { Call } from '#platform/call.ts';
import { billOwners } from '#server/bill-owners.ts';
import { findReportedEntry } from '#features/trade/design-orders/reported-entry.server.ts';
import { personalData } from '#server/personal-data.ts';
import type { FindMessage } from '#features/desk/reports/reports.server.ts';

/**
 * Messages people may report: those sent to them in a conversation with a designer. Here, because conversations show
 * the report button and not the other way round.
 */
const findMessage: FindMessage = findReportedEntry;

/** Every call of the product. */
export function allCalls(policy: PasswordPolicy): Call[] {
  return [
    ...accountCalls(policy, publicProfile, personalData),
    ...secondFactorCalls(),
    ...consoleCalls(),
    ...startDesignCalls(),
    ...settingsCalls(),
    ...modelCalls(),
    ...mediaCalls(),
    ...noticeCalls(),
    ...applicationCalls(),
    ...queueCalls(),
    ...marketCalls(),
    ...adminCalls(),
    ...uploadCalls(),
    ...glbCalls(),
    ...talkFileCalls(),
    ...favouriteCalls(),
    ...reviewCalls(),
    ...publishingCalls(),
  ];
}

function marketCalls(): Call[] {
  return [
    ...addressCalls(),
    ...addressBookCalls(),
    ...stockWatchCalls(),
    ...articleCalls(),
    ...bankAccountCalls(followSellerAccount),
    ...billCalls(billOwners()),
    ...remittanceCalls(billOwners()),
    ...consultationCalls(),
    ...designCalls(),
    ...designListCalls(),
    ...exportCalls(),
    ...handOverCalls(),
    ...versionCalls(),
    ...sharingCalls(),
    ...commentCalls(),
    ...furnishCalls(),
    ...liveLightCalls(),
    ...renderCalls(),
    ...renderWorkerCalls(),
    ...designOrderCalls(),
    ...designerCalls(),
    ...feedbackCalls(),
    ...siteTextCalls(),
    ...ledgerCalls(),
    ...merchantCalls(),
    ...orderCalls(),
    ...planCalls(),
    ...adminPlanCalls(),
    ...productCalls(),
    ...suggestionCalls(),
    ...workCalls(),
    ...workDesignCalls(),
  ];
}

/** Calls for admins: editorial content and moderation. */
function adminCalls(): Call[] {
  return [
    ...answerCalls(),
    ...broadcastCalls(),
    ...entryCalls(),
    ...siteCalls(),
    ...moderationCalls(),
    ...platformAccountCalls(),
    ...reportCalls(findMessage),
  ];
}
