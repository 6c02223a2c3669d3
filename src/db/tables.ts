import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The live schema as types; `tables.server.test.ts` holds them against the database. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  codes: CodesTable;
  limits: LimitsTable;
  workspace_tokens: WorkspaceTokensTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  local_messages: LocalMessagesTable;
  settings: SettingsTable;
  media: MediaTable;
  media_variants: MediaVariantsTable;
  media_dropped: MediaDroppedTable;
  uploads: UploadsTable;
  upload_pieces: UploadPiecesTable;
  glbs: GlbsTable;
  designers: DesignersTable;
  merchants: MerchantsTable;
  designs: DesignsTable;
  design_versions: DesignVersionsTable;
  works: WorksTable;
  work_views: WorkViewsTable;
  products: ProductsTable;
  product_variants: ProductVariantsTable;
  work_pieces: WorkPiecesTable;
  articles: ArticlesTable;
  faqs: FaqsTable;
  banners: BannersTable;
  partners: PartnersTable;
  pages: PagesTable;
  feedback: FeedbackTable;
  design_orders: DesignOrdersTable;
  design_order_sides: DesignOrderSidesTable;
  design_order_entries: DesignOrderEntriesTable;
  broadcasts: BroadcastsTable;
  notice_boxes: NoticeBoxesTable;
  notices: NoticesTable;
  notice_choices: NoticeChoicesTable;
  stream_tickets: StreamTicketsTable;
  applications: ApplicationsTable;
  application_events: ApplicationEventsTable;
  bills: BillsTable;
  receipts: ReceiptsTable;
  bank_accounts: BankAccountsTable;
  plan_terms: PlanTermsTable;
  plan_watch: PlanWatchTable;
  plan_purchases: PlanPurchasesTable;
  quota_counters: QuotaCountersTable;
  quota_uses: QuotaUsesTable;
  quota_ledger: QuotaLedgerTable;
  cart_lines: CartLinesTable;
  delivery_terms: DeliveryTermsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  returns: ReturnsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_postings: LedgerPostingsTable;
  favourites: FavouritesTable;
  favourite_counts: FavouriteCountsTable;
  boards: BoardsTable;
  board_things: BoardThingsTable;
  reviews: ReviewsTable;
  reports: ReportsTable;
  search_products: SearchProductsTable;
  search_works: SearchTable;
  search_designers: SearchTable;
  search_merchants: SearchTable;
  search_articles: SearchTable;
  search_words: SearchWordsTable;
  search_totals: SearchTotalsTable;
}

type Json = JSONColumnType<object, unknown, unknown>;
type JsonWithDefault = JSONColumnType<object, unknown, unknown>;
type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
/** Written and asked by SQL only; nobody reads it back. */
type Vector = ColumnType<string, unknown, unknown>;
/** Made by the database out of other columns. */
type Computed = ColumnType<string, never, never>;
type Bytes = ColumnType<Buffer, Buffer, Buffer>;
type WithDefault<T> = ColumnType<T, T | undefined, T>;

interface UsersTable {
  id: string;
  email: string;
  mobile: string | null;
  password_hash: string;
  nickname: string;
  username: string | null;
  avatar: string | null;
  experience: string | null;
  city: string | null;
  styles: WithDefault<string[]>;
  company_name: string | null;
  introduction: string | null;
  living_address: string | null;
  school: string | null;
  major: string | null;
  company_address: string | null;
  contact_phone: string | null;
  business_scope: string | null;
  designer_level: WithDefault<string | null>;
  roles: WithDefault<string[]>;
  apply_status: string | null;
  status: WithDefault<'active' | 'suspended' | 'deleted'>;
  locale: WithDefault<string>;
  trial_ends_at: Date | null;
  cookie_agreed_at: Date | null;
  demo_kind: string | null;
  plan_ends_at: Date | null;
  created_at: Date;
  updated_at: Date;
  suspended_at: Date | null;
  suspended_reason: NullableJson;
  found_by: Computed;
}

interface SessionsTable {
  id: string;
  user_id: string;
  generation: WithDefault<number>;
  rotated_at: Date;
  device_hash: string;
  user_agent: string;
  address: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  revoked_why: string | null;
  second_factor_at: Date | null;
}

interface SecondFactorsTable {
  user_id: string;
  secret: string;
  last_step: WithDefault<number>;
  created_at: Date;
  confirmed_at: Date | null;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
}

interface CodesTable {
  id: string;
  target_hash: string;
  purpose: string;
  code_hash: string;
  tries: WithDefault<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface LimitsTable {
  key: string;
  hits: number;
  resets_at: Date;
}

interface WorkspaceTokensTable {
  token_hash: string;
  user_id: string;
  locale: string;
  created_at: Date;
  expires_at: Date;
  redeemed_at: Date | null;
  refused: WithDefault<number>;
}

interface IdempotencyKeysTable {
  scope: string;
  key: string;
  call: string;
  request_hash: string;
  response: NullableJson;
  created_at: Date;
  locked_until: Date;
}

interface OutboxTable {
  id: Generated<number>;
  kind: string;
  payload: Json;
  created_at: Date;
  done_at: Date | null;
  tries: WithDefault<number>;
  error: string | null;
}

interface AuditTable {
  id: Generated<number>;
  at: Date;
  actor_id: string | null;
  action: string;
  target: string;
  before: NullableJson;
  after: NullableJson;
  request_id: string | null;
  address: string | null;
  previous_hash: string | null;
  hash: string | null;
  seal: number | null;
}

interface AuditHeadTable {
  only_one: WithDefault<boolean>;
  seal: number;
  hash: string;
  signature: string;
}

interface LocalMessagesTable {
  id: Generated<number>;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string | null;
  body: string;
  created_at: Date;
}

interface SettingsTable {
  key: string;
  value: Json;
  updated_at: Date;
  version: WithDefault<number>;
}

interface MediaTable {
  id: string;
  hash: string;
  owner_id: string | null;
  kind: string;
  private: boolean;
  width: number;
  height: number;
  bytes: number;
  placeholder: string;
  created_at: Date;
  claimed_at: Date | null;
}

interface MediaVariantsTable {
  source: string;
  width: number;
  format: string;
  hash: string;
  bytes: number;
  created_at: Date;
}

interface MediaDroppedTable {
  hash: string;
  dropped_at: Date;
}

interface UploadsTable {
  id: string;
  owner_id: string;
  kind: string;
  name: string;
  type: string;
  bytes: number;
  received: WithDefault<number>;
  created_at: Date;
  touched_at: Date;
  taken_at: Date | null;
}

interface UploadPiecesTable {
  upload_id: string;
  start: number;
  bytes: number;
  hash: string;
}

interface GlbsTable {
  id: string;
  owner_id: string;
  name: string;
  hash: string;
  bytes: number;
  picture: string;
  width: number;
  depth: number;
  height: number;
  triangles: number;
  report: JsonWithDefault;
  created_at: Date;
  claimed_at: Date | null;
}

interface DesignersTable {
  id: string;
  user_id: string;
  name: string;
  headline: JsonWithDefault;
  about: JsonWithDefault;
  city: string | null;
  styles: WithDefault<string[]>;
  years: WithDefault<number>;
  avatar: string | null;
  cover: string | null;
  work_count: WithDefault<number>;
  popularity: WithDefault<number>;
  status: WithDefault<'listed' | 'unlisted'>;
  created_at: Date;
  updated_at: Date;
}

interface MerchantsTable {
  id: string;
  user_id: string;
  name: string;
  headline: JsonWithDefault;
  about: JsonWithDefault;
  city: string | null;
  scope: WithDefault<string[]>;
  address: string | null;
  phone: string | null;
  avatar: string | null;
  cover: string | null;
  product_count: WithDefault<number>;
  popularity: WithDefault<number>;
  status: WithDefault<'listed' | 'unlisted'>;
  created_at: Date;
  updated_at: Date;
}

interface DesignsTable {
  id: string;
  owner_id: string;
  name: string;
  private: WithDefault<boolean>;
  version: number;
  template_id: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

interface DesignVersionsTable {
  design_id: string;
  version: number;
  document: Json;
  created_at: Date;
}

interface WorksTable {
  id: string;
  designer_id: string;
  name: Json;
  description: JsonWithDefault;
  styles: WithDefault<string[]>;
  home_type: string | null;
  space: string | null;
  area: number | null;
  scene: string | null;
  room_type: string | null;
  pictures: WithDefault<string[]>;
  panorama: string | null;
  design_id: string | null;
  design_version: number | null;
  viewer_url: string | null;
  glb: string | null;
  held_at: Date | null;
  version: WithDefault<number>;
  view_count: WithDefault<number>;
  use_count: WithDefault<number>;
  status: WithDefault<'shelved' | 'unshelved' | 'deleted'>;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface WorkViewsTable {
  work_id: string;
  day: string;
  visitor: string;
}

interface ProductsTable {
  id: string;
  merchant_id: string;
  category: string;
  name: Json;
  description: JsonWithDefault;
  style: string | null;
  materials: WithDefault<string[]>;
  colours: WithDefault<string[]>;
  pictures: WithDefault<string[]>;
  width: number;
  depth: number;
  height: number;
  price_min: number;
  price_max: number;
  made_to_size: NullableJson;
  popularity: WithDefault<number>;
  status: WithDefault<'shelved' | 'unshelved' | 'deleted'>;
  ratings: WithDefault<number[]>;
  created_at: Date;
  updated_at: Date;
  version: WithDefault<number>;
}

interface ProductVariantsTable {
  id: string;
  product_id: string;
  position: number;
  label: JsonWithDefault;
  width: number;
  depth: number;
  height: number;
  colour: string | null;
  finishes: JsonWithDefault;
  model: string | null;
  glb: string | null;
  price: number;
  stock: WithDefault<number>;
  sku: string | null;
  price_before: number | null;
  weight: number | null;
}

interface WorkPiecesTable {
  work_id: string;
  position: number;
  product_id: string | null;
  variant_id: string | null;
  model: string | null;
  picture: WithDefault<number>;
  x: number | null;
  y: number | null;
  camera: string | null;
}

interface ArticlesTable {
  id: string;
  topic: string;
  title: Json;
  summary: JsonWithDefault;
  body: Json;
  author: string | null;
  cover: string | null;
  popularity: WithDefault<number>;
  status: WithDefault<'draft' | 'published' | 'deleted'>;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
  version: WithDefault<number>;
}

interface FaqsTable {
  id: string;
  topic: string;
  position: number;
  question: Json;
  answer: Json;
  shown: WithDefault<boolean>;
  updated_at: Date;
  version: WithDefault<number>;
}

interface BannersTable {
  id: string;
  place: string;
  position: number;
  title: Json;
  text: JsonWithDefault;
  picture: string | null;
  picture_phone: string | null;
  link: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  shown: WithDefault<boolean>;
  updated_at: Date;
  version: WithDefault<number>;
}

interface PartnersTable {
  id: string;
  position: number;
  name: string;
  url: string | null;
  logo: string | null;
  shown: WithDefault<boolean>;
  updated_at: Date;
  version: WithDefault<number>;
}

interface PagesTable {
  key: string;
  content: Json;
  updated_at: Date;
  version: WithDefault<number>;
}

interface FeedbackTable {
  id: string;
  user_id: string | null;
  contact: string | null;
  message: string;
  page: string | null;
  locale: string;
  status: WithDefault<'open' | 'answered' | 'closed'>;
  answer: string | null;
  created_at: Date;
  updated_at: Date;
  answered_by: string | null;
  answered_at: Date | null;
}

interface BroadcastsTable {
  id: string;
  sender_id: string;
  audience: 'person' | 'role' | 'all';
  target: string | null;
  subject: Json;
  message: Json;
  link: string | null;
  status: WithDefault<'sending' | 'sent' | 'stopped'>;
  reach: number;
  told: WithDefault<number>;
  after: WithDefault<string>;
  created_at: Date;
  ended_at: Date | null;
}

interface DesignOrdersTable {
  id: string;
  buyer_id: string;
  designer_id: string;
  work_id: string | null;
  work_name: JsonWithDefault;
  state: 'ASKED' | 'SENT' | 'ACCEPTED' | 'IN_PROGRESS' | 'DELIVERED' | 'COMPLETED' | 'DECLINED' | 'CANCELLED' | 'CLOSED';
  contact: string;
  mobile: string | null;
  wishes: string;
  area: number | null;
  budget: number | null;
  address: WithDefault<string>;
  price: number | null;
  terms: WithDefault<string>;
  entries: WithDefault<number>;
  created_at: Date;
  updated_at: Date;
}

interface DesignOrderSidesTable {
  order_id: string;
  side: 'buyer' | 'designer';
  user_id: string;
  unread: WithDefault<number>;
  unread_since: Date | null;
  seen: WithDefault<number>;
  seen_at: Date | null;
  told: WithDefault<boolean>;
  lettered: WithDefault<boolean>;
}

interface DesignOrderEntriesTable {
  order_id: string;
  position: number;
  by: 'buyer' | 'designer';
  author_id: string;
  state: string | null;
  text: WithDefault<string>;
  files: WithDefault<string[]>;
  price: number | null;
  at: Date;
}

interface SearchTable {
  id: string;
  search: Vector;
  facets: Bytes;
  popularity: number;
  newest: number;
  price: number;
  updated_at: Date;
  filler: WithDefault<string>;
}

interface SearchProductsTable {
  id: string;
  search: Vector;
  facets: Bytes;
  popularity: number;
  newest: number;
  price: number;
  width: number;
  depth: number;
  height: number;
  updated_at: Date;
  filler: WithDefault<string>;
}

interface SearchWordsTable {
  word: string;
  folded: string;
  used: WithDefault<number>;
}

interface SearchTotalsTable {
  kind: string;
  total: number;
  facets: Json;
  counted_at: Date;
}

interface NoticeBoxesTable {
  user_id: string;
  last: WithDefault<number>;
  unread: WithDefault<number>;
}

interface NoticesTable {
  id: string;
  user_id: string;
  seq: number;
  type: string;
  details: JsonWithDefault;
  reason: NullableJson;
  link: string | null;
  created_at: Date;
  read_at: Date | null;
}

interface NoticeChoicesTable {
  user_id: string;
  topic: string;
  site: boolean;
  mail: boolean;
}

interface StreamTicketsTable {
  ticket_hash: string;
  user_id: string;
  session_id: string;
  expires_at: Date;
}

interface ApplicationsTable {
  id: string;
  number: Generated<number>;
  user_id: string;
  type: string;
  state: WithDefault<string>;
  plan: string | null;
  email: string | null;
  mobile: string | null;
  proven_mobile: string | null;
  company: string | null;
  school: string | null;
  major: string | null;
  other_contact: string | null;
  id_card_front: string | null;
  id_card_back: string | null;
  business_license: string | null;
  bill_id: string | null;
  reason: NullableJson;
  receipt_asked: WithDefault<boolean>;
  attempt: WithDefault<number>;
  submitted_at: Date | null;
  due_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Date;
  updated_at: Date;
}

interface ApplicationEventsTable {
  id: Generated<number>;
  application_id: string;
  at: Date;
  actor_id: string | null;
  step: string;
  reason: NullableJson;
}

interface BillsTable {
  id: string;
  reference: string;
  user_id: string;
  kind: 'plan' | 'joining' | 'order';
  subject: string;
  amount: number;
  status: WithDefault<'OPEN' | 'SUBMITTED' | 'PAID' | 'REJECTED' | 'CANCELLED'>;
  page: string | null;
  pay_by: Date | null;
  receipt_id: string | null;
  submitted_at: Date | null;
  reason: NullableJson;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface ReceiptsTable {
  id: string;
  bill_id: string;
  user_id: string;
  media_id: string;
  hash: string;
  looks: string;
  sketch: Bytes;
  amount: number;
  remark: WithDefault<string>;
  same_as: string | null;
  same_how: 'content' | 'looks' | null;
  created_at: Date;
}

interface PlanTermsTable {
  id: string;
  user_id: string;
  level: string;
  months: number;
  starts_at: Date;
  ends_at: Date;
  anchor: number;
  value: WithDefault<number>;
  why: string;
  bill_id: string | null;
  created_at: Date;
}

interface PlanWatchTable {
  user_id: string;
  due_at: Date | null;
  told_end: Date | null;
  told_days: number | null;
}

interface PlanPurchasesTable {
  id: string;
  user_id: string;
  choice: string;
  kind: string;
  price: number;
  credit: WithDefault<number>;
  amount: number;
  bill_id: string | null;
  state: string;
  pay_by: Date;
  created_at: Date;
  updated_at: Date;
}

interface QuotaCountersTable {
  user_id: string;
  quota: string;
  period: string;
  used: WithDefault<number>;
  granted: WithDefault<number>;
}

interface QuotaUsesTable {
  id: string;
  user_id: string;
  quota: string;
  period: string;
  subject: string;
  state: string;
  created_at: Date;
  settled_at: Date | null;
}

interface QuotaLedgerTable {
  id: Generated<number>;
  user_id: string;
  at: Date;
  quota: string;
  period: string;
  what: string;
  used: WithDefault<number>;
  granted: WithDefault<number>;
  use_id: string | null;
  subject: string | null;
  reason: NullableJson;
}

interface CartLinesTable {
  id: string;
  user_id: string;
  product_id: string;
  variant_id: string | null;
  choice: WithDefault<string>;
  quantity: number;
  created_at: Date;
  updated_at: Date;
}

interface DeliveryTermsTable {
  merchant_id: string;
  province: WithDefault<string>;
  fee: number;
  days_from: number;
  days_to: number;
}

interface OrdersTable {
  id: string;
  number: string;
  bill_id: string;
  placement: string;
  buyer_id: string;
  merchant_id: string;
  merchant_name: string;
  state: 'PENDING_PAYMENT' | 'RECEIPT_SUBMITTED' | 'RECEIPT_REJECTED' | 'PAID' | 'SHIPPED' | 'COMPLETED' | 'CANCELLED' | 'REFUND_DUE' | 'REFUNDED';
  goods: number;
  delivery_fee: number;
  total: number;
  days_from: number;
  days_to: number;
  receiver: string;
  mobile: string;
  buyer_email: string;
  address: Json;
  remark: WithDefault<string>;
  invoice: NullableJson;
  pay_by: Date | null;
  carrier: string | null;
  tracking: string | null;
  complete_by: Date | null;
  reason: NullableJson;
  placed_at: Date;
  updated_at: Date;
  completed_at: Date | null;
}

interface ReturnsTable {
  order_id: string;
  state: 'ASKED' | 'AGREED' | 'SENT' | 'DECLINED' | 'WITHDRAWN' | 'RECEIVED' | 'LAPSED';
  reason: Json;
  pictures: WithDefault<string[]>;
  answer: NullableJson;
  restocked: WithDefault<boolean>;
  asked_at: Date;
  updated_at: Date;
  carrier: string | null;
  tracking: string | null;
}

interface OrderLinesTable {
  order_id: string;
  position: number;
  product_id: string | null;
  variant_id: string | null;
  name: Json;
  label: JsonWithDefault;
  width: number;
  depth: number;
  height: number;
  sku: string | null;
  model: string | null;
  finishes: JsonWithDefault;
  parameters: NullableJson;
  picture: string | null;
  unit_price: number;
  quantity: number;
  amount: number;
}

interface OrderEventsTable {
  order_id: string;
  position: number;
  state: string;
  by: 'buyer' | 'seller' | 'admin' | 'clock';
  actor_id: string | null;
  details: JsonWithDefault;
  at: Date;
}

interface LedgerEntriesTable {
  id: string;
  number: Generated<number>;
  kind: 'payment' | 'settlement' | 'return' | 'refund' | 'payout';
  subject: string;
  actor_id: string | null;
  receipt: string | null;
  receipt_hash: string | null;
  memo: WithDefault<string>;
  at: Date;
}

interface LedgerPostingsTable {
  entry_id: string;
  position: number;
  account: string;
  amount: number;
}

export interface BankAccountsTable {
  user_id: string;
  bin: string;
  account: string;
  holder: string;
  created_at: Date;
  updated_at: Date;
}

interface FavouritesTable {
  user_id: string;
  thing_id: string;
  kept_at: Date;
}

interface FavouriteCountsTable {
  thing_id: string;
  saved: number;
}

interface BoardsTable {
  id: string;
  user_id: string;
  name: string;
  share_key: string | null;
  created_at: Date;
  updated_at: Date;
}

interface BoardThingsTable {
  board_id: string;
  user_id: string;
  thing_id: string;
  put_at: Date;
}

interface ReviewsTable {
  id: string;
  order_id: string;
  line: number;
  product_id: string;
  author_id: string;
  stars: number;
  text: WithDefault<string>;
  lang: 'zh' | 'en' | 'vi';
  pictures: WithDefault<string[]>;
  state: WithDefault<'shown' | 'hidden' | 'returned'>;
  reply: string | null;
  reply_lang: 'zh' | 'en' | 'vi' | null;
  replied_at: Date | null;
  created_at: Date;
  edited_at: Date | null;
}

interface ReportsTable {
  id: string;
  kind: 'work' | 'product' | 'review' | 'message';
  thing_id: string;
  reporter_id: string | null;
  owner_id: string;
  said: string;
  reason: 'fraud' | 'stolen' | 'offensive' | 'advertising' | 'wrong' | 'other';
  note: WithDefault<string>;
  state: WithDefault<'open' | 'dismissed' | 'upheld'>;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Date;
}
