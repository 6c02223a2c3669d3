-- Money for a bill that is decided with a receipt, and came without one, goes back under its own name.
alter table refunds drop constraint refunds_why_check;
alter table refunds add constraint refunds_why_check
  check (why in ('cancelled', 'returned', 'surplus', 'late', 'unpaid', 'no_receipt'));
