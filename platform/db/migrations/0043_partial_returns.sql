-- What has gone back of a deposit, in total, as the provider says it and the ledger holds it; `version` counts changes.
ALTER TABLE platform.deposit
  ADD COLUMN refunded bigint DEFAULT 0 NOT NULL,
  ADD COLUMN charged_back bigint DEFAULT 0 NOT NULL,
  ADD COLUMN version integer DEFAULT 0 NOT NULL;
UPDATE platform.deposit SET refunded = CASE WHEN state = 'REFUNDED' THEN amount ELSE 0 END,
    charged_back = CASE WHEN state = 'CHARGED_BACK' THEN amount ELSE 0 END
  WHERE state IN ('REFUNDED', 'CHARGED_BACK');
ALTER TABLE platform.deposit
  ADD CONSTRAINT deposit_returns CHECK (refunded >= 0 AND charged_back >= 0
    AND owed BETWEEN 0 AND refunded + charged_back),
  ADD CONSTRAINT deposit_gone CHECK (transaction_id IS NULL OR (state = 'PAID') = (refunded + charged_back < amount));

-- A deposit goes back in parts, and a part may come again; every other transaction is reversed once.
CREATE INDEX ledger_transaction_reverses ON platform.ledger_transaction (player_id, reverses)
  WHERE reverses IS NOT NULL;
DROP INDEX platform.ledger_transaction_reversed_once;
CREATE UNIQUE INDEX ledger_transaction_reversed_once ON platform.ledger_transaction (player_id, reverses)
  WHERE reverses IS NOT NULL AND type NOT IN ('REVERSAL_DP', 'REVERSAL_DP_VOID');

-- What of the granted bonus its deposit still carries; null: all of it.
ALTER TABLE platform.bonus_assignment ADD COLUMN carried bigint;

-- What has come back of a payout, in total.
ALTER TABLE platform.withdrawal ADD COLUMN returned bigint DEFAULT 0 NOT NULL;
UPDATE platform.withdrawal SET returned = amount WHERE state = 'RETURNED';
ALTER TABLE platform.withdrawal DROP CONSTRAINT withdrawal_returned;
ALTER TABLE platform.withdrawal ADD CONSTRAINT withdrawal_returned CHECK ((returned > 0) = (return_tx IS NOT NULL)
  AND (state = 'RETURNED') = (returned = amount) AND returned BETWEEN 0 AND amount
  AND (returned = 0 OR state IN ('PAID', 'RETURNED')));
