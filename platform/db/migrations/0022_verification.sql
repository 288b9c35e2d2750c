CREATE TABLE "platform"."document_change" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"cause" text NOT NULL,
	"reason" text,
	CONSTRAINT "document_change_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform"."document_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"delete_after" timestamp (3) with time zone,
	CONSTRAINT "document_file_kind" CHECK ("platform"."document_file"."kind" in ('jpeg','pdf'))
);
--> statement-breakpoint
CREATE TABLE "platform"."identity_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "platform"."player_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"sub_type" text,
	"rejection_reason" text,
	"trigger" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "player_document_one" UNIQUE("player_id","document_type","about"),
	CONSTRAINT "player_document_status" CHECK ("platform"."player_document"."status" in ('UNREQUESTED','REQUESTED','UNDER_REVIEW','VERIFIED','EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "platform"."questionnaire_answer" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"occupation" text NOT NULL,
	"other_occupation" text,
	"salary_range_id" integer NOT NULL,
	"currency" text NOT NULL,
	"source_of_funds" text NOT NULL,
	"other_source_of_funds" text,
	"place_of_birth" text,
	"nationality" text,
	CONSTRAINT "questionnaire_answer_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE INDEX "document_file_document" ON "platform"."document_file" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_file_delete" ON "platform"."document_file" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "identity_check_player" ON "platform"."identity_check" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "player_document_waiting" ON "platform"."player_document" USING btree ("changed_at") WHERE "platform"."player_document"."status" = 'UNDER_REVIEW';
--> statement-breakpoint
-- What the documents of a player are at this moment, in one word: whoever has decided over them says which word
-- the decision was made over.
CREATE FUNCTION platform.documents_seen(owner_id uuid) RETURNS text LANGUAGE sql STABLE AS $seen$
  SELECT p.kyc_status || ':' || coalesce((SELECT string_agg(d.id::text || d.status, ',' ORDER BY d.id)
    FROM platform.player_document d WHERE d.player_id = owner_id), '')
  FROM platform.player p WHERE p.id = owner_id
$seen$;
--> statement-breakpoint
-- Takes a document through its steps, with their record, its files, and the level that follows from all documents,
-- or changes nothing: false when the documents or the level are not any more what the decision was made over.
CREATE FUNCTION platform.move_document(p jsonb) RETURNS boolean LANGUAGE plpgsql AS $move$
DECLARE
  owner_id uuid := (p->>'playerId')::uuid;
  doc uuid := (p->>'documentId')::uuid;
  now_at timestamptz := (p->>'at')::timestamptz;
  last jsonb := p->'steps'->-1;
  level_was text;
BEGIN
  SELECT kyc_status INTO level_was FROM platform.player WHERE id = owner_id FOR UPDATE;
  IF platform.documents_seen(owner_id) IS DISTINCT FROM p->>'seen' THEN RETURN false; END IF;
  UPDATE platform.player_document SET status = last->>'to', changed_at = now_at,
      sub_type = CASE WHEN p ? 'subType' THEN p->>'subType' ELSE sub_type END,
      trigger = coalesce(p->>'trigger', trigger),
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
  PERFORM pg_notify('player_changed', owner_id::text);
  RETURN true;
END $move$;
--> statement-breakpoint
-- Keeps a file of a document to which something may be sent: of two at once, only so many as are allowed.
CREATE FUNCTION platform.keep_document_file(doc uuid, player uuid, file uuid, file_kind text, size integer,
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
