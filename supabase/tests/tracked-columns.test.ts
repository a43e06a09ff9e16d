import { beforeAll, describe, expect } from 'vitest'
import { archivedPhrase } from './support/archives.ts'
import { expectRefusal } from './support/calls.ts'
import { trackedDatabase } from './support/tracking.ts'

const newColumns = `
  alter table public.keywords add column label text, add column weight integer not null default 3,
    add column measured_by_server integer not null default 7;
  grant insert (label, weight), update (label, weight) on public.keywords to authenticated`

describe('a new tracked column', () => {
  const { database, tracking, test } = trackedDatabase()
  beforeAll(async () => {
    for (const statement of newColumns.split(';')) await database.query(statement)
  })

  test('is added and changed with the others, and has its default if omitted', async ({ user }) => {
    const plain = await tracking.add(user, { keyword: 'plain', weight: null })
    const given = { label: 'mine', weight: 5, measured_by_server: 99 }
    const id = await tracking.add(user, { keyword: 'given', ...given })
    expect(await tracking.keyPhrase(plain)).toMatchObject({ label: null, weight: 3, measured_by_server: 7 })
    expect(await tracking.keyPhrase(id)).toMatchObject({ label: 'mine', weight: 5, measured_by_server: 7 })

    const change = { id, label: null, weight: 6, measured_by_server: 99, keyword: 'other', status: false }
    await tracking.apply(user, 'change_key_phrase', change)
    await tracking.apply(user, 'change_key_phrase', { id, tags: ['a'] })
    expect(await tracking.keyPhrase(id)).toMatchObject({
      ...{ label: null, weight: 6, measured_by_server: 7 },
      ...{ keyword: 'given', status: false, tags: ['a'] },
    })
    await expectRefusal(tracking.apply(user, 'change_key_phrase', { id, weight: null }), 'invalid_change')
  })

  test('is imported from an archive, or has its default if the archive lacks it', async ({ user }) => {
    const keyPhrases = [
      archivedPhrase({
        keyword: 'a',
        label: 'mine',
        weight: 5,
        measured_by_server: 99,
        paused_by_plan: false,
      }),
      archivedPhrase({ keyword: 'b', tags: null }),
    ]
    await tracking.importArchive(user, { keyPhrases })
    const columns = 'keyword, label, weight, measured_by_server, tags, status'
    expect(await tracking.rows('public.keywords', user, columns)).toEqual([
      { keyword: 'a', label: 'mine', weight: 5, measured_by_server: 7, tags: [], status: true },
      { keyword: 'b', label: null, weight: 3, measured_by_server: 7, tags: [], status: true },
    ])
  })
})
