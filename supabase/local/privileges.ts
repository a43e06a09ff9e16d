import { splitSqlStatements } from '@supabase/lite'

const privilegeStatement = /^(grant|revoke|alter default privileges)\b/i

function withoutComments(statement: string): string {
  return statement.replace(/^(\s*--[^\n]*\n)*\s*/, '')
}

/**
 * The privileges that the migrations give, as one script to run again. lite grants everything on every table to
 * every API role at its first request; hosted Supabase does not, so the migrations' own word is restored.
 */
export function privilegesOf(migrations: readonly string[]): string {
  const statements = migrations
    .flatMap((sql) => splitSqlStatements(sql))
    .map(withoutComments)
    .filter((statement) => privilegeStatement.test(statement))
  return [
    'revoke all on all tables in schema public from anon, authenticated, service_role',
    'revoke all on all sequences in schema public from anon, authenticated, service_role',
    ...statements,
  ].join(';\n')
}
