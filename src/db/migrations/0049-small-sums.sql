-- expand
-- What no bank transfers is given up by whoever leaves (docs/decisions/0104).
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check
  check (kind in ('receipt', 'payment', 'settlement', 'return', 'refund', 'payout', 'rounding'));
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check check (state in ('DUE', 'SENT', 'WAIVED'));
