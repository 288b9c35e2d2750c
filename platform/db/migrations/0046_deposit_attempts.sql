-- Deposits without money, by player: the list of transactions and the banking page read them (BNK-03). Paid ones, most of
-- all, are not in it.
CREATE INDEX deposit_without_money ON platform.deposit (player_id, created_at DESC) WHERE transaction_id IS NULL;
