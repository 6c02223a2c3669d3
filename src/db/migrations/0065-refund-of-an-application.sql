-- Money of an application that was declined, or withdrawn, goes back under its own name.
alter table refunds drop constraint refunds_why_check;
alter table refunds add constraint refunds_why_check
  check (why in ('cancelled', 'declined', 'withdrawn', 'returned', 'surplus', 'late', 'unpaid', 'no_receipt'));
