-- Whether a sign-up began with the link of an affiliate (SES-06, GAP-046); the link itself is not kept.
ALTER TABLE platform.sign_up_draft ADD COLUMN affiliate_reg boolean DEFAULT false NOT NULL;
