-- Names and addresses from before decision 0043 in the form in which new ones are stored: NFC, one apostrophe, one
-- hyphen, one kind of space, nothing invisible (contracts/typed-text.ts). Matching does not depend on it: it folds
-- both sides when it compares them, also rows that an instance of the version before writes after this.
DO $clean$
DECLARE
  place record;
  -- Each character of the first text becomes the one in its place in the second.
  odd text := U&'\2018\2019\201B\2032\00B4\0060\02B9\02BB\02BC\02BD\02C8\A78B\A78C\055A\FF07'
    || U&'\2010\2011\2012\2013\2014\2015\2043\2212\02D7\FE58\FE63\FF0D' || U&'\2027\2219\22C5\FF65'
    || U&'\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\202F\205F\3000\0009';
  plain text := repeat('''', 15) || repeat('-', 12) || U&'\00B7\00B7\00B7\30FB' || repeat(' ', 17);
  unseen text := U&'[\00AD\034F\061C\180E\200B\200E\200F\2060-\2065\206A-\206F\FE00-\FE0F\FEFF]';
BEGIN
  FOR place IN
    SELECT * FROM (VALUES ('player', 'display_name'),
      ('player_person', 'first_name'), ('player_person', 'last_name'), ('player_person', 'street'),
      ('player_person', 'city'), ('player_person', 'postal_code'),
      ('sign_up_draft', 'first_name'), ('sign_up_draft', 'last_name'), ('sign_up_draft', 'street'),
      ('sign_up_draft', 'city'), ('sign_up_draft', 'postal_code')) AS it(tbl, col)
  LOOP
    EXECUTE format(
      $update$UPDATE platform.%1$I t SET %2$I = c.cleaned
        FROM (SELECT ctid AS row, btrim(regexp_replace(
                translate(regexp_replace(normalize(%2$I, NFC), $3, '', 'g'), $1, $2), ' +', ' ', 'g')) AS cleaned
                FROM platform.%1$I WHERE %2$I IS NOT NULL) c
        WHERE t.ctid = c.row AND t.%2$I <> c.cleaned AND c.cleaned <> ''$update$,
      place.tbl, place.col) USING odd, plain, unseen;
  END LOOP;
END $clean$;

-- Postal codes in the form of their country (platform/players/postal-code.ts): `D-10115` is 10115, K1A0B6 is K1A 0B6.
DO $postal$
DECLARE
  place record;
BEGIN
  FOR place IN
    SELECT * FROM (VALUES
      ('player_person', 'player_id', 'JOIN platform.player p ON p.id = t.player_id', 'p.country_code'),
      ('sign_up_draft', 'id', '', 't.country_code')) AS it(tbl, key, join_to, country)
  LOOP
    EXECUTE format(
      $update$UPDATE platform.%1$I u SET postal_code = c.written
        FROM (SELECT t.%2$I AS key,
                CASE WHEN b.compact ~ f.pattern THEN regexp_replace(b.compact, f.pattern, f.written)
                  ELSE regexp_replace(regexp_replace(b.compact, f.prefix, ''), f.pattern, f.written) END AS written
                FROM platform.%1$I t %3$s
                CROSS JOIN LATERAL (SELECT regexp_replace(upper(t.postal_code), '[\s.-]', '', 'g')) AS b(compact)
                JOIN (VALUES
                  ('AT', '^AT?(?=\d)', '^(\d{4})$', '\1'),
                  ('BM', '^$', '^([A-Z]{2})([A-Z\d]{2})$', '\1 \2'),
                  ('BR', '^(?:CEP:?|BR)(?=\d)', '^(\d{5})(\d{3})$', '\1-\2'),
                  ('CA', '^$', '^([A-Z]\d[A-Z])(\d[A-Z]\d)$', '\1 \2'),
                  ('CL', '^CL(?=\d)', '^(\d{7})$', '\1'),
                  ('DE', '^DE?(?=\d)', '^(\d{5})$', '\1'),
                  ('FI', '^(?:FIN?|AX)(?=\d)', '^(\d{5})$', '\1'),
                  ('GB', '^$', '^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$', '\1 \2'),
                  ('GG', '^$', '^(GY\d{1,2})(\d[A-Z]{2})$', '\1 \2'),
                  ('IN', '^(?:PIN:?|IN)(?=\d)', '^(\d{6})$', '\1'),
                  ('JP', '^(?:〒|JP)(?=\d)', '^(\d{3})(\d{4})$', '\1-\2'),
                  ('MT', '^$', '^([A-Z]{3})(\d{2,4})$', '\1 \2'),
                  ('NL', '^NL(?=\d)', '^(\d{4})([A-Z]{2})$', '\1 \2'),
                  ('NO', '^NO?(?=\d)', '^(\d{4})$', '\1'),
                  ('NZ', '^NZ(?=\d)', '^(\d{4})$', '\1'),
                  ('PE', '^(?:PE|LIMA)(?=\d)', '^(\d{5})$', '\1'),
                  ('PH', '^PH(?=\d)', '^(\d{4})$', '\1'),
                  ('PT', '^PT?(?=\d)', '^(\d{4})(\d{3})$', '\1-\2'),
                  ('SE', '^SE?(?=\d)', '^(\d{3})(\d{2})$', '\1 \2'),
                  ('TR', '^TR(?=\d)', '^(\d{5})$', '\1')
                ) AS f(country, prefix, pattern, written) ON f.country = %4$s
                WHERE b.compact ~ f.pattern OR regexp_replace(b.compact, f.prefix, '') ~ f.pattern) c
        WHERE u.%2$I = c.key AND u.postal_code <> c.written$update$,
      place.tbl, place.key, place.join_to, place.country);
  END LOOP;
END $postal$;
