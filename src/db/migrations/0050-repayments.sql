-- expand
-- A shop that owes the house pays it back (docs/decisions/0104). Its subject is the bank's number of the transfer: once.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check
  check (kind in ('receipt', 'payment', 'settlement', 'return', 'refund', 'payout', 'rounding', 'repayment'));
