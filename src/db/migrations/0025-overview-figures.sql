-- The console's overview asks what happened in the last thirty days.
create index orders_placed on orders (placed_at);
create index ledger_entries_kind on ledger_entries (kind, at);
