-- Queues a job under its key; a job that is queued already keeps its payload and runs at the earlier of the two times.
-- `puts` tells an instance that is running it that there is more to do.
CREATE OR REPLACE FUNCTION platform.put_job(j jsonb) RETURNS void LANGUAGE sql AS $put$
  INSERT INTO platform.job (id, kind, key, payload, run_at)
  VALUES ((j->>'id')::uuid, j->>'kind', j->>'key', j->'payload', to_timestamp((j->>'runAt')::numeric / 1000))
  ON CONFLICT (key) DO UPDATE SET run_at = least(platform.job.run_at, excluded.run_at),
    puts = platform.job.puts + 1
$put$;
