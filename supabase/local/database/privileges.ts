import { splitSqlStatements } from '@supabase/lite'

const privilegeStatement = /^(grant|revoke|alter default privileges)\b/i

function withoutComments(statement: string): string {
  return statement.replace(/^(\s*--[^\n]*\n)*\s*/, '')
}

const apiRoles = 'anon, authenticated, service_role'

/**
 * Returns SQL that restores the privileges that the migrations grant. It is needed because lite, unlike
 * hosted Supabase, grants every API role all privileges on every table at its first request.
 */
export function collectPrivileges(migrations: readonly string[]): string {
  const statements = migrations
    .flatMap((sql) => splitSqlStatements(sql))
    .map(withoutComments)
    .filter((statement) => privilegeStatement.test(statement))
  return [
    ...['public', 'private'].flatMap((schema) => [
      `revoke all on all tables in schema ${schema} from ${apiRoles}`,
      `revoke all on all sequences in schema ${schema} from ${apiRoles}`,
      `alter default privileges in schema ${schema} revoke all on tables from ${apiRoles}`,
      `alter default privileges in schema ${schema} revoke all on sequences from ${apiRoles}`,
    ]),
    `revoke all on schema private from ${apiRoles}`,
    ...statements,
  ].join(';\n')
}
