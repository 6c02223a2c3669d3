import type { AccountTables } from './tables/accounts.ts';
import type { ApplicationTables } from './tables/applications.ts';
import type { CommentTables } from './tables/comments.ts';
import type { ContentTables } from './tables/content.ts';
import type { DesignOrderTables } from './tables/design-orders.ts';
import type { FavouriteTables } from './tables/favourites.ts';
import type { FurnishingTables } from './tables/furnishing.ts';
import type { MediaTables } from './tables/media.ts';
import type { MoneyTables } from './tables/money.ts';
import type { NoticeTables } from './tables/notices.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PlanTables } from './tables/plans.ts';
import type { PlumbingTables } from './tables/plumbing.ts';
import type { ProductTables } from './tables/products.ts';
import type { RenderingTables } from './tables/rendering.ts';
import type { ReviewTables } from './tables/reviews.ts';
import type { SearchTables } from './tables/search.ts';
import type { SharingTables } from './tables/sharing.ts';
import type { WorkTables } from './tables/works.ts';

/** The live schema as types; `tables.server.test.ts` holds them against the database. */
export interface Tables
  extends
    AccountTables,
    ApplicationTables,
    CommentTables,
    ContentTables,
    DesignOrderTables,
    FavouriteTables,
    FurnishingTables,
    MediaTables,
    MoneyTables,
    NoticeTables,
    OrderTables,
    PlanTables,
    PlumbingTables,
    ProductTables,
    RenderingTables,
    ReviewTables,
    SearchTables,
    SharingTables,
    WorkTables {}
