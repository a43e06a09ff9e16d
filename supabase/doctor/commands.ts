export type Commands = typeof hosted

export const hosted = {
  /** Each variable has the form `NAME=value`. The build reads those that begin with VITE_. */
  set: (...variables: readonly string[]) =>
    variables[0]?.startsWith('VITE_')
      ? `Set ${variables.join(' ')} in .env.local, run npx vite build, and publish dist.`
      : `supabase secrets set ${variables.join(' ')}`,
  unset: (name: string) => `supabase secrets unset ${name}`,
  sql: (statement: string) => `In the SQL editor: ${statement};`,
  copyKey: (name: string, kind: string) =>
    `Copy this project’s ${kind} key from Project Settings, API Keys, to ${name}.`,
  start: 'Correct VITE_SUPABASE_URL, or resume the project on its dashboard.',
  migrate: 'supabase db push',
  deploy: (functionName: string) => `supabase functions deploy ${functionName}`,
  log: 'Read its log on the dashboard: Edge Functions, Logs.',
}

export const node: Commands = {
  set: (...variables) => `export ${variables.join(' ')}, stop the stack, and run npm start.`,
  unset: (name) => `unset ${name}, stop the stack, and run npm start.`,
  sql: (statement) => `psql "$DATABASE_URL" --command '${statement}'`,
  copyKey: (name) => `unset ${name}: the stack’s keys are in keys.json in the data folder (DATA_DIR).`,
  start: 'Start it: npm start',
  migrate: 'Stop the stack and run npm start, which applies them.',
  deploy: () => 'Stop the stack and run npm start.',
  log: 'Read stack.log in the data folder.',
}

export const compose: Commands = {
  ...node,
  set: (...variables) => `Add ${variables.join(' ')} to .env, and run docker compose up --detach`,
  unset: (name) => `Remove ${name} from .env, and run docker compose up --detach`,
  sql: (statement) =>
    `docker compose exec database psql --username=keytrail --dbname=keytrail --command '${statement}'`,
  migrate: 'docker compose up --detach --build',
  deploy: () => 'docker compose up --detach --build',
  log: 'docker compose exec app tail /data/stack.log',
}
