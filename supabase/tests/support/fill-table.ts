import type { TestDatabase } from './test-database.ts'

/** For speed, inserts without triggers, foreign key checks or the indexes that belong to no constraint. */
export async function fillTable(
  database: Pick<TestDatabase, 'query'>,
  table: string,
  insert: string,
): Promise<void> {
  const indexes = await database.query(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = '${table}'::regclass
         and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  await database.query(`alter table ${table} disable trigger all`)
  for (const { name } of indexes) await database.query(`drop index ${name}`)
  await database.query(insert)
  for (const { definition } of indexes) await database.query(String(definition))
  await database.query(`alter table ${table} enable trigger all`)
}
