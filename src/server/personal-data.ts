import { designerPersonalData } from '#features/catalogue/designers/personal-data.server.ts';
import { merchantPersonalData } from '#features/catalogue/merchants/personal-data.server.ts';
import { reviewPersonalData } from '#features/catalogue/reviews/personal-data.server.ts';
import { reportPersonalData } from '#features/desk/reports/personal-data.server.ts';
import { glbPersonalData } from '#features/foundation/glb/personal-data.server.ts';
import { mediaPersonalData } from '#features/foundation/media/personal-data.server.ts';
import { addressPersonalData } from '#features/people/address-book/personal-data.server.ts';
import { bankAccountPersonalData } from '#features/people/bank-accounts/personal-data.server.ts';
import { feedbackPersonalData } from '#features/people/feedback/personal-data.server.ts';
import { noticePersonalData } from '#features/people/notifications/personal-data.server.ts';
import { planPersonalData } from '#features/people/plans/personal-data.server.ts';
import { commentPersonalData } from '#features/studio/comments/personal-data.server.ts';
import { designPersonalData } from '#features/studio/designs/personal-data.server.ts';
import { furnishingPersonalData } from '#features/studio/furnishing/personal-data.server.ts';
import { sharingPersonalData } from '#features/studio/sharing/personal-data.server.ts';
import { renderPersonalData } from '#features/studio/rendering/personal-data.server.ts';
import { applicationPersonalData } from '#features/trade/applications/personal-data.server.ts';
import { stockWatchPersonalData } from '#features/trade/back-in-stock/personal-data.server.ts';
import { designOrderPersonalData } from '#features/trade/design-orders/personal-data.server.ts';
import { favouritePersonalData } from '#features/trade/favourites/personal-data.server.ts';
import { ledgerPersonalData } from '#features/trade/ledger/personal-data.server.ts';
import { orderPersonalData } from '#features/trade/orders/personal-data.server.ts';
import { billPersonalData } from '#features/trade/payments/personal-data.server.ts';
import { talkFilePersonalData } from '#features/trade/talk-files/personal-data.server.ts';
import type { PersonalDataOrder } from '#platform/personal-data.ts';

/**
 * Every feature that stores something about a person. Accounts asks each and knows none of them.
 *
 * `exported` is the order of the keys in the export. `held` is the order in which money is decided: a bill is locked
 * before what it is for, and that before the plan. `erased` is the order in the transaction that deletes the account,
 * where open dealings are counted too: merchants lock the shop first, pictures and models are deleted last.
 */
export const personalData: PersonalDataOrder = {
  exported: [
    mediaPersonalData,
    glbPersonalData,
    designPersonalData,
    sharingPersonalData,
    commentPersonalData,
    furnishingPersonalData,
    renderPersonalData,
    feedbackPersonalData,
    designOrderPersonalData,
    talkFilePersonalData,
    planPersonalData,
    applicationPersonalData,
    billPersonalData,
    bankAccountPersonalData,
    ledgerPersonalData,
    noticePersonalData,
    orderPersonalData,
    addressPersonalData,
    stockWatchPersonalData,
    favouritePersonalData,
    reviewPersonalData,
    reportPersonalData,
  ],
  held: [billPersonalData, orderPersonalData, applicationPersonalData, planPersonalData],
  erased: [
    designerPersonalData,
    merchantPersonalData,
    ledgerPersonalData,
    applicationPersonalData,
    // Before the account: what is still to go back goes there.
    billPersonalData,
    bankAccountPersonalData,
    furnishingPersonalData,
    renderPersonalData,
    planPersonalData,
    noticePersonalData,
    orderPersonalData,
    designOrderPersonalData,
    talkFilePersonalData,
    sharingPersonalData,
    commentPersonalData,
    designPersonalData,
    feedbackPersonalData,
    favouritePersonalData,
    addressPersonalData,
    stockWatchPersonalData,
    reviewPersonalData,
    reportPersonalData,
    mediaPersonalData,
    glbPersonalData,
  ],
};
