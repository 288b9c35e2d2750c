-- Append-only tables: an error is corrected by a new row.
CREATE OR REPLACE TRIGGER ledger_transaction_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.ledger_transaction FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE OR REPLACE TRIGGER ledger_transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.ledger_transfer FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE OR REPLACE TRIGGER posted_reference_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.posted_reference FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE OR REPLACE TRIGGER player_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.player_change FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_rewriting();
CREATE OR REPLACE TRIGGER withdrawal_step_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.withdrawal_step FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE OR REPLACE TRIGGER protection_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.protection_event FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_rewriting();
CREATE OR REPLACE TRIGGER limit_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.limit_change FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE OR REPLACE TRIGGER register_answer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.register_answer FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_rewriting();
CREATE OR REPLACE TRIGGER identity_refusal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.identity_refusal FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_rewriting();
CREATE OR REPLACE TRIGGER bonus_progress_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.bonus_progress FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();

CREATE OR REPLACE TRIGGER player_keeps_status_before BEFORE UPDATE OF status
  ON platform.player FOR EACH ROW EXECUTE FUNCTION platform.keep_status_before();

CREATE OR REPLACE TRIGGER game_round_won AFTER UPDATE OF state ON platform.game_round FOR EACH ROW
  WHEN (OLD.state = 'OPEN' AND NEW.state = 'CLOSED' AND NEW.payout_total > NEW.stake_total)
  EXECUTE FUNCTION platform.remember_win();

CREATE OR REPLACE TRIGGER limit_change_told AFTER INSERT ON platform.limit_change
  FOR EACH ROW EXECUTE FUNCTION platform.tell_limit_change();

CREATE OR REPLACE TRIGGER player_session_looked_after AFTER INSERT OR UPDATE OF refresh_hash ON platform.player_session
  FOR EACH ROW EXECUTE FUNCTION platform.look_after_session();

CREATE OR REPLACE TRIGGER deposit_looked_after AFTER UPDATE OF state ON platform.deposit
  FOR EACH ROW WHEN (NEW.state IN ('PAID', 'DECLINED') AND OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION platform.look_after_payment();

CREATE OR REPLACE TRIGGER withdrawal_looked_after AFTER UPDATE OF state ON platform.withdrawal
  FOR EACH ROW WHEN (NEW.state = 'CANCELLED' AND OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION platform.look_after_payment();

CREATE OR REPLACE TRIGGER limit_raise_noted AFTER INSERT ON platform.limit_change
  FOR EACH ROW WHEN (NEW.cause = 'player' AND NEW.event IN ('RAISE_ASKED', 'REMOVAL_ASKED')
    AND NEW.value_before IS NOT NULL)
  EXECUTE FUNCTION platform.note_limit_raise();

CREATE OR REPLACE TRIGGER deposit_asks_for_documents AFTER UPDATE OF transaction_id ON platform.deposit
  FOR EACH ROW WHEN (OLD.transaction_id IS NULL AND NEW.transaction_id IS NOT NULL)
  EXECUTE FUNCTION platform.ask_document_rules();

CREATE OR REPLACE TRIGGER person_change_noted
  AFTER UPDATE OF first_name, last_name, date_of_birth, street, city, postal_code, phone ON platform.player_person
  FOR EACH ROW EXECUTE FUNCTION platform.note_person_change();

CREATE OR REPLACE TRIGGER province_change_noted AFTER UPDATE OF province_code ON platform.player
  FOR EACH ROW WHEN (OLD.province_code <> NEW.province_code) EXECUTE FUNCTION platform.note_province_change();
