-- Returns the KYC level and the state of a player's documents as one text: the version that a decision is based on.
CREATE OR REPLACE FUNCTION platform.documents_seen(owner_id uuid) RETURNS text LANGUAGE sql STABLE AS $seen$
  SELECT p.kyc_status || ':' || coalesce((SELECT string_agg(d.id::text || d.status, ',' ORDER BY d.id)
    FROM platform.player_document d WHERE d.player_id = owner_id), '')
  FROM platform.player p WHERE p.id = owner_id
$seen$;

-- Moves a document through its steps, with their record, its files and the KYC level that follows, in one transaction.
-- Returns false, and changes nothing, if the documents or the level differ from those that the decision was based on.
CREATE OR REPLACE FUNCTION platform.move_document(p jsonb) RETURNS boolean LANGUAGE plpgsql AS $move$
DECLARE
  owner_id uuid := (p->>'playerId')::uuid;
  doc uuid := (p->>'documentId')::uuid;
  now_at timestamptz := (p->>'at')::timestamptz;
  last jsonb := p->'steps'->-1;
  level_was text;
  mail text;
BEGIN
  SELECT kyc_status INTO level_was FROM platform.player WHERE id = owner_id FOR UPDATE;
  IF platform.documents_seen(owner_id) IS DISTINCT FROM p->>'seen' THEN RETURN false; END IF;
  UPDATE platform.player_document SET status = last->>'to', changed_at = now_at,
      sub_type = CASE WHEN p ? 'subType' THEN p->>'subType' ELSE sub_type END,
      trigger = coalesce(p->>'trigger', trigger),
      request_reason = CASE WHEN p ? 'trigger' THEN p->>'requestReason' ELSE request_reason END,
      rejection_reason = last->>'reason'
    WHERE id = doc AND player_id = owner_id;
  INSERT INTO platform.document_change (player_id, id, document_id, at, from_status, to_status, cause, reason)
    SELECT owner_id, (step->>'id')::uuid, doc, now_at, step->>'from', step->>'to', p->>'cause', step->>'reason'
    FROM jsonb_array_elements(p->'steps') step;
  IF p ? 'sendFiles' THEN
    UPDATE platform.document_file SET sent_at = now_at, delete_after = NULL
      WHERE document_id = doc AND sent_at IS NULL;
  END IF;
  IF p ? 'deleteAfter' THEN
    UPDATE platform.document_file SET delete_after = (p->>'deleteAfter')::timestamptz
      WHERE document_id = doc AND sent_at IS NOT NULL AND delete_after IS NULL;
  END IF;
  IF level_was IS DISTINCT FROM p->>'level' THEN
    UPDATE platform.player SET kyc_status = p->>'level' WHERE id = owner_id;
    INSERT INTO platform.player_change (player_id, id, at, cause, field, before, after)
      VALUES (owner_id, (p->>'changeId')::uuid, now_at, p->>'cause', 'kycStatus', to_jsonb(level_was), p->'level');
  END IF;
  -- Queued in the transaction of the request or rejection: no mail is lost, and none is sent for a change that was
  -- rolled back.
  IF last->>'to' = 'REQUESTED' THEN
    mail := CASE WHEN last->>'from' = 'UNDER_REVIEW' THEN 'mail-document-rejection'
      WHEN p->>'trigger' IN ('MANUAL', 'TRIGGERED') THEN 'mail-document-request' END;
  END IF;
  IF mail IS NOT NULL THEN
    PERFORM platform.put_job(jsonb_build_object('id', gen_random_uuid(), 'kind', mail,
      'key', mail || ':' || owner_id, 'payload', jsonb_build_object('playerId', owner_id), 'runAt', '0'));
  END IF;
  PERFORM pg_notify('player_changed', owner_id::text);
  RETURN true;
END $move$;

-- Stores a file of a document that accepts files. Returns kept, DOCUMENT_STATE or too_many_files.
-- Locks the document, so that concurrent uploads cannot exceed `at_most`.
CREATE OR REPLACE FUNCTION platform.keep_document_file(doc uuid, player uuid, file uuid, file_kind text, size integer,
  key text, wrapped bytea, content bytea, now_at timestamptz, until timestamptz, at_most integer)
RETURNS text LANGUAGE plpgsql AS $keep$
DECLARE
  now_status text;
BEGIN
  SELECT status INTO now_status FROM platform.player_document
    WHERE id = doc AND player_id = player FOR UPDATE;
  IF now_status IS NULL OR now_status NOT IN ('UNREQUESTED', 'REQUESTED', 'EXPIRED') THEN
    RETURN 'DOCUMENT_STATE';
  END IF;
  IF (SELECT count(*) FROM platform.document_file WHERE document_id = doc AND sent_at IS NULL) >= at_most THEN
    RETURN 'too_many_files';
  END IF;
  INSERT INTO platform.document_file (id, player_id, document_id, kind, bytes, key_id, wrapped_key, sealed,
      uploaded_at, delete_after)
    VALUES (file, player, doc, file_kind, size, key, wrapped, content, now_at, until);
  RETURN 'kept';
END $keep$;

-- Queues the job that applies the rules for document requests, to run now. One job per player.
CREATE OR REPLACE FUNCTION platform.put_document_rules(player uuid) RETURNS void LANGUAGE sql AS $put$
  SELECT platform.put_job(jsonb_build_object('id', gen_random_uuid(), 'kind', 'request-documents',
    'key', 'request-documents:' || player, 'payload', jsonb_build_object('playerId', player), 'runAt', '0'))
$put$;

-- Trigger: records which personal details have changed, whichever code changes them.
-- A detail that was empty is completed, not changed; a name counts once the birth date is known. Names and addresses
-- are compared without case.
CREATE OR REPLACE FUNCTION platform.note_person_change() RETURNS trigger LANGUAGE plpgsql AS $note$
DECLARE
  details text[] := array_remove(ARRAY[
    CASE WHEN OLD.date_of_birth IS NOT NULL AND lower(OLD.first_name || ' ' || OLD.last_name)
      <> lower(NEW.first_name || ' ' || NEW.last_name) THEN 'NAME' END,
    CASE WHEN OLD.date_of_birth <> NEW.date_of_birth THEN 'BIRTH_DATE' END,
    CASE WHEN OLD.street <> '' AND lower(concat_ws('|', OLD.street, OLD.city, OLD.postal_code))
      <> lower(concat_ws('|', NEW.street, NEW.city, NEW.postal_code)) THEN 'ADDRESS' END,
    CASE WHEN OLD.phone <> NEW.phone THEN 'PHONE' END], NULL);
BEGIN
  PERFORM platform.note_detail_change(NEW.player_id, detail) FROM unnest(details) detail;
  RETURN NULL;
END $note$;

CREATE OR REPLACE FUNCTION platform.note_province_change() RETURNS trigger LANGUAGE plpgsql AS $note$
BEGIN
  PERFORM platform.note_detail_change(NEW.id, 'ADDRESS');
  RETURN NULL;
END $note$;

-- Records a changed detail and queues the rules for document requests.
-- `changes` counts up, so that a change during the evaluation of the rules is not taken for seen.
CREATE OR REPLACE FUNCTION platform.note_detail_change(player uuid, of_detail text) RETURNS void LANGUAGE plpgsql AS $note$
BEGIN
  INSERT INTO platform.detail_change (player_id, detail) VALUES (player, of_detail)
    ON CONFLICT (player_id, detail) DO UPDATE SET changes = platform.detail_change.changes + 1;
  PERFORM platform.put_document_rules(player);
END $note$;

-- Trigger: queues the rules for document requests when a deposit is credited.
CREATE OR REPLACE FUNCTION platform.ask_document_rules() RETURNS trigger LANGUAGE plpgsql AS $ask$
BEGIN
  PERFORM platform.put_document_rules(NEW.player_id);
  RETURN NULL;
END $ask$;
