-- Work on one key, at the earlier of the two moments where it is there already. Who runs it meanwhile sees by `puts`
-- that there is more to do.
CREATE OR REPLACE FUNCTION platform.put_job(j jsonb) RETURNS void LANGUAGE sql AS $put$
  INSERT INTO platform.job (id, kind, key, payload, run_at)
  VALUES ((j->>'id')::uuid, j->>'kind', j->>'key', j->'payload', to_timestamp((j->>'runAt')::numeric / 1000))
  ON CONFLICT (key) DO UPDATE SET run_at = least(platform.job.run_at, excluded.run_at),
    puts = platform.job.puts + 1
$put$;
