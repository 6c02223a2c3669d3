-- expand
-- Every use of a picture is named where it is used again, not only the first.
create index receipts_same_as on receipts (same_as) where same_as is not null;
