import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { connectPostgres } from '../../local/database/connection.ts'
import { openSystem } from '../../local/database/database.ts'
import { createDatabase } from './create-database.ts'
import { testOptions } from './test-api.ts'

const supabase = join(import.meta.dirname, '../..')
const apiRoles = 'anon, authenticated, service_role'

/**
 * A hosted project's default privileges before its first migration, and substitutes for the extensions that run its
 * jobs.
 */
const hosted = `
  alter default privileges in schema public grant all on tables to ${apiRoles};
  alter default privileges in schema public grant all on sequences to ${apiRoles};
  alter default privileges in schema public grant all on functions to ${apiRoles};

  create schema stand_in;
  create view stand_in.pg_available_extensions as select unnest('{pg_cron,pg_net,supabase_vault}'::text[]) as name;
  insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    select 999990 + n, name, 10, 'stand_in'::regnamespace, false, '1'
    from unnest('{pg_cron,pg_net,supabase_vault}'::text[]) with ordinality as extension (name, n);
  create schema cron;
  create table cron.job (jobname text primary key, schedule text not null, command text not null);
  create function cron.schedule(text, text, text) returns void language sql as $$
    insert into cron.job values ($1, $2, $3)
      on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  $$;
  create schema net;
  create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint
    language sql return 1;
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
`

export interface BareProject {
  /** Runs these SQL files and folders of supabase/ in the given order, and the files of a folder in order of name. */
  build(places: readonly string[]): Promise<void>
  query(sql: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

function filesIn(place: string): string[] {
  if (place.endsWith('.sql')) return [place]
  return readdirSync(join(supabase, place))
    .sort()
    .map((name) => `${place}/${name}`)
}

export async function openBareProject(): Promise<BareProject> {
  const url = await createDatabase()
  const app = await openSystem(testOptions(connectPostgres(url)))
  await app.connection.close()

  const connection = postgres(url, { max: 1, onnotice: () => undefined })
  await connection.unsafe(hosted)
  return {
    async build(places) {
      await connection.unsafe('set search_path = stand_in, pg_catalog, public')
      for (const file of places.flatMap(filesIn))
        await connection.unsafe(readFileSync(join(supabase, file), 'utf8')).catch((error: unknown) => {
          throw new Error(`${file}: ${error}`)
        })
      await connection.unsafe('reset search_path')
    },
    query: async (sql) => [...(await connection.unsafe(sql))],
    close: () => connection.end(),
  }
}
