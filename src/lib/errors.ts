/**
 * The one closed list of what can go wrong, with its HTTP status. The key is also the key of the text in
 * `messages/<locale>/errors.json` and the stable `error` of the envelope (PRODUCT D1).
 * 401 means only this: the session is missing, expired or revoked.
 */
export const errorStatus = {
  // the seed's keys
  field_number: 400,
  field_pwd: 400,
  field_pwd_strict: 400,
  field_nickname: 400,
  message_choose_checkbox: 400,
  message_input_account: 400,
  input_code: 400,
  bind_mobile_or_code_error: 400,
  confirm_password_same: 400,
  message_email_code_error: 400,
  message_fail: 400,
  // accounts
  phone_country: 400,
  login_failed: 400,
  password_common: 400,
  password_own: 400,
  code_error: 400,
  old_password_error: 400,
  dealings_open: 409,
  email_taken: 409,
  mobile_taken: 409,
  account_suspended: 403,
  code_too_soon: 429,
  code_too_many: 429,
  login_too_many: 429,
  too_many_requests: 429,
  // sessions and access
  login_required: 401,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  // the form of a request
  invalid_form: 400,
  text_too_long: 400,
  price_request_error: 400,
  malformed: 400,
  unknown_field: 400,
  body_too_large: 413,
  media_type: 415,
  idempotency_mismatch: 422,
  idempotency_busy: 409,
  conflict: 409,
  shelf_changed: 409,
  // the console
  not_yourself: 409,
  own_matter: 403,
  person_state: 409,
  last_admin: 409,
  // the marketplace
  link_refused: 400,
  article_gone: 410,
  // publishing
  shelf_state: 409,
  shelf_held: 409,
  viewer_host: 400,
  design_refused: 400,
  price_limit: 400,
  stock_limit: 400,
  length_limit: 400,
  variants_limit: 400,
  pictures_limit: 400,
  price_before: 400,
  one_model: 400,
  picture_needed: 400,
  upload_gone: 410,
  variant_needed: 400,
  variant_twice: 400,
  // addresses and orders
  address_unknown: 400,
  size_limit: 400,
  choice_unknown: 400,
  sold_out: 409,
  cart_full: 409,
  back_already: 409,
  own_product: 409,
  unpaid_orders: 409,
  unpaid_stock: 409,
  plan_changed: 409,
  price_changed: 409,
  order_state: 409,
  design_order_state: 409,
  own_design: 409,
  profile_first: 403,
  designer_first: 403,
  merchant_first: 403,
  payout_too_much: 409,
  payout_returnable: 409,
  payout_account: 409,
  repayment_too_much: 409,
  reference_used: 409,
  receipt_used: 409,
  receipt_seen: 409,
  return_address: 409,
  return_late: 409,
  return_early: 409,
  return_arrived: 409,
  return_here: 409,
  return_open: 409,
  offer_changed: 409,
  return_made: 409,
  tracking_needed: 400,
  return_state: 409,
  // favourites, reviews
  list_full: 409,
  review_returned: 409,
  review_written: 409,
  review_closed: 409,
  review_answered: 409,
  // applications
  application_state: 409,
  paper_missing: 400,
  field_required: 400,
  // money
  bill_state: 409,
  bill_late: 409,
  confirmation_pending: 409,
  confirmation_done: 409,
  reason_needed: 400,
  amount_short: 400,
  refund_state: 409,
  refund_account: 409,
  refund_small: 409,
  return_amount: 400,
  return_picture: 400,
  return_pictures: 400,
  bill_elsewhere: 409,
  bill_plan: 409,
  bank_unknown: 400,
  bank_number: 400,
  commission_range: 400,
  bank_holder: 400,
  account_waiting: 409,
  account_change_over: 409,
  // pictures from outside
  upload_missing: 400,
  upload_too_large: 413,
  picture_format: 415,
  picture_heic: 415,
  picture_mislabelled: 415,
  picture_disguised: 415,
  picture_animated: 415,
  picture_pixels: 413,
  picture_small: 400,
  picture_broken: 400,
  upload_place: 409,
  upload_uneven: 400,
  uploads_unused: 409,
  model_too_large: 413,
  model_refused: 400,
  // files in talks
  file_too_large: 413,
  file_kind: 415,
  file_mislabelled: 415,
  file_disguised: 415,
  file_active: 415,
  file_hidden: 415,
  file_broken: 400,
  // workspace
  workspace_denied: 403,
  template_denied: 403,
  workspace_token_used: 410,
  design_read_only: 403,
  prices_hidden: 403,
  share_with_self: 400,
  shares_full: 409,
  already_shared: 409,
  designs_full: 409,
  designs_space: 409,
  comment_denied: 403,
  comments_full: 409,
  export_refused: 422,
  // renders
  render_state: 409,
  render_dark: 409,
  render_in_wall: 409,
  render_no_way: 409,
  render_walk_long: 409,
  render_unfinished: 409,
  render_worker: 403,
  // plans
  plan_ended: 403,
  plan_lower: 409,
  plan_paying: 409,
  quota_not_included: 403,
  quota_used_up: 409,
  // ours
  server_fail: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorKey = keyof typeof errorStatus;
export type ErrorValues = Record<string, string | number>;
export interface FieldFault {
  field: string;
  error: ErrorKey;
  /** Figures its text names, where they are not the whole answer's. */
  values?: ErrorValues;
}

/** Thrown by rules. `field` names the input concerned. */
export class AppError extends Error {
  readonly key: ErrorKey;
  readonly values: ErrorValues;
  readonly faults: FieldFault[];
  /** Of a step that cannot be taken: the thing's current state. */
  readonly state: string | null;
  /** What is there now, for whoever came second (a 409); the envelope's `data`. */
  readonly current: unknown;

  constructor(
    key: ErrorKey,
    options: { values?: ErrorValues; field?: string; faults?: FieldFault[]; state?: string; current?: unknown } = {},
  ) {
    super(key);
    this.name = 'AppError';
    this.key = key;
    this.values = options.values ?? {};
    this.current = options.current ?? null;
    this.state = options.state ?? null;
    this.faults = options.faults ?? (options.field === undefined ? [] : [{ field: options.field, error: key }]);
  }

  get status(): number {
    return errorStatus[this.key];
  }
}

export function isErrorKey(value: unknown): value is ErrorKey {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}

/** A schema's message for a text past its limit: the key and the limit, which the text names. */
export function tooLong(most: number): string {
  return `text_too_long:${most}`;
}

/** A schema's message read again; null where it is no error of ours. */
export function readFault(message: string): Pick<FieldFault, 'error' | 'values'> | null {
  const [key, most] = message.split(':');
  if (!isErrorKey(key)) return null;
  return most === undefined ? { error: key } : { error: key, values: { most: Number(most) } };
}

/** What must be there, or an error that says what was not: a row just written, the first of a list that has one. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
