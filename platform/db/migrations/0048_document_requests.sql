-- Why a rule requested a document (KYC-14); null: it was not a rule.
ALTER TABLE platform.player_document ADD COLUMN request_reason text;

-- Details of players that have changed and were not looked at by the rules that request documents.
CREATE TABLE platform.detail_change (
  player_id uuid NOT NULL,
  detail text NOT NULL,
  changes integer DEFAULT 1 NOT NULL,
  CONSTRAINT detail_change_player_id_detail_pk PRIMARY KEY (player_id, detail)
);

-- The rules are asked about everybody who has paid in before there were any.
INSERT INTO platform.job (id, kind, key, payload, run_at)
  SELECT gen_random_uuid(), 'request-documents', 'request-documents:' || d.player_id,
      jsonb_build_object('playerId', d.player_id), now()
    FROM (SELECT DISTINCT player_id FROM platform.deposit WHERE transaction_id IS NOT NULL) d
  ON CONFLICT (key) DO NOTHING;
