export type Commands = typeof hosted

export const hosted = {
  /** Each variable has the form `NAME=value`. */
  set: (...variables: readonly string[]) => `supabase secrets set ${variables.join(' ')}`,
  unset: (name: string) => `supabase secrets unset ${name}`,
  setForBuild: (variable: string) => `Set ${variable} in .env.local, run npx vite build, and publish dist.`,
  sql: (statement: string) => `In the SQL editor: ${statement};`,
  migrate: 'supabase db push',
  deploy: (functionName: string) => `supabase functions deploy ${functionName}`,
  log: 'Read its log on the dashboard: Edge Functions, Logs.',
}

export const node: Commands = {
  set: (...variables) => `export ${variables.join(' ')}, stop the stack, and run npm start.`,
  unset: (name) => `unset ${name}, stop the stack, and run npm start.`,
  setForBuild: (variable) => node.set(variable),
  sql: (statement) => `psql "$DATABASE_URL" --command '${statement}'`,
  migrate: 'Stop the stack and run npm start, which applies them.',
  deploy: () => 'Stop the stack and run npm start.',
  log: 'Read stack.log in the data folder.',
}

export const compose: Commands = {
  set: (...variables) => `Add ${variables.join(' ')} to .env, and run docker compose up --detach`,
  unset: (name) => `Remove ${name} from .env, and run docker compose up --detach`,
  setForBuild: (variable) => compose.set(variable),
  sql: (statement) =>
    `docker compose exec database psql --username=keytrail --dbname=keytrail --command '${statement}'`,
  migrate: 'docker compose up --detach --build',
  deploy: () => 'docker compose up --detach --build',
  log: 'docker compose exec app tail /data/stack.log',
}
