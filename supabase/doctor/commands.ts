export interface Commands {
  /** How to set variables for the server; each is given as `NAME=value`. */
  set(...variables: readonly string[]): string
  unset(name: string): string
  setForBuild(variable: string): string
  sql(statement: string): string
  migrate: string
  deploy(functionName: string): string
  log: string
}

const build = (variable: string) => `Set ${variable} in .env.local, run npx vite build, and publish dist.`

export const hosted: Commands = {
  set: (...variables) => `supabase secrets set ${variables.join(' ')}`,
  unset: (name) => `supabase secrets unset ${name}`,
  setForBuild: build,
  sql: (statement) => `In the SQL editor: ${statement};`,
  migrate: 'supabase db push',
  deploy: (name) => `supabase functions deploy ${name}`,
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
