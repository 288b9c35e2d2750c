-- Signed events of payment providers that cannot be read, or that contradict a stored one: kept as they were sent.
CREATE TABLE platform.psp_unread_event (
  provider text NOT NULL,
  -- Of all bytes, also where only the first ones are kept.
  body_hash text NOT NULL,
  reason text NOT NULL,
  size integer NOT NULL,
  body bytea NOT NULL,
  -- The ids in the body: of payments, where they are ours.
  named text[] NOT NULL,
  received_at timestamptz(3) NOT NULL,
  -- When to ask again, while the provider could not be asked.
  ask_at timestamptz(3) NOT NULL,
  -- When the provider had been asked about all that the body names.
  asked_at timestamptz(3),
  outcome text,
  PRIMARY KEY (provider, body_hash)
);
CREATE INDEX psp_unread_event_age ON platform.psp_unread_event (provider, received_at);
