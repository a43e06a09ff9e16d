import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'

/** Returns the database's URL. */
export async function createDatabase(from: 'empty' | 'migrated' = 'empty'): Promise<string> {
  const url = new URL(inject('templateUrl'))
  const template = from === 'migrated' ? `template ${url.pathname.slice(1)}` : ''
  const name = `test_${randomUUID().replaceAll('-', '')}`
  url.pathname = '/postgres'
  const admin = postgres(url.href, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create database ${name} ${template}`)
  await admin.end()
  url.pathname = `/${name}`
  return url.href
}
