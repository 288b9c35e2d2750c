-- Shows each transfer as two signed entries: the balance of an account is the sum of its entries.
CREATE OR REPLACE VIEW platform.ledger_entry AS
  SELECT player_id, transaction_id, leg, debit AS account, currency, -amount AS amount,
         debit_after AS balance_after, debit_seq AS seq
    FROM platform.ledger_transfer
  UNION ALL
  SELECT player_id, transaction_id, leg, credit, currency, amount, credit_after, credit_seq
    FROM platform.ledger_transfer;

-- Shows the ledger as players read it.
-- A withdrawal is one row whose status follows it (GAP-074); the transaction that pays it out is not a second row.
-- Returned money has a row of its own: CANCELED (GAP-084), or REVERSAL for a withdrawal that was paid and stays paid
-- (GAP-074). `posted_status` is the status that the row was written with, for the index.
CREATE OR REPLACE VIEW platform.statement_entry AS
  SELECT t.player_id, t.id, t.provider, t.reference, t.category, t.type,
         CASE w.state WHEN 'PAID' THEN 'COMPLETED' WHEN 'RETURNED' THEN 'COMPLETED' WHEN 'REJECTED' THEN 'CANCELLED' WHEN 'CANCELLED' THEN 'CANCELLED'
           WHEN 'FAILED' THEN 'FAILED' ELSE t.status END AS status,
         t.status AS posted_status,
         t.currency, t.amount, t.balance_after, t.round_ref, t.game_id, t.reverses, t.created_at
    FROM platform.ledger_transaction t
    LEFT JOIN platform.withdrawal w ON w.player_id = t.player_id AND w.lock_tx = t.id
   WHERE NOT (t.type = 'WITHDRAW' AND t.status = 'COMPLETED' AND EXISTS (
           SELECT 1 FROM platform.withdrawal p WHERE p.player_id = t.player_id AND p.settle_tx = t.id));

-- Shows deposits that have moved no money, as players read them beside the ledger.
-- These are open, failed, abandoned, or refunded before they were credited (BNK-03, GAP-074). Once a deposit is
-- credited, a row of the ledger replaces it. The balance is the one at its start: the deposit has not changed it.
CREATE OR REPLACE VIEW platform.deposit_attempt AS
  SELECT d.player_id, d.id, 'psp'::text AS provider, d.id::text AS reference, 'PAYMENT'::text AS category,
         'DEPOSIT'::text AS type,
         CASE d.state WHEN 'CREATED' THEN 'WAITING_INPUT' WHEN 'WAITING' THEN 'WAITING_INPUT' WHEN 'PENDING' THEN 'PENDING'
           WHEN 'CANCELLED' THEN 'CANCELLED' WHEN 'REFUNDING' THEN 'REVERTED' WHEN 'REFUNDED' THEN 'REVERTED'
           WHEN 'CHARGED_BACK' THEN 'REVERTED' ELSE 'FAILED' END AS status,
         d.currency, d.amount,
         coalesce((SELECT t.balance_after FROM platform.ledger_transaction t
                    WHERE t.player_id = d.player_id AND t.id < d.id ORDER BY t.id DESC LIMIT 1), 0) AS balance_after,
         NULL::text AS round_ref, NULL::text AS game_id, d.method, d.reason, d.created_at
    FROM platform.deposit d
   WHERE d.transaction_id IS NULL;
