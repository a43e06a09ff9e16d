import { beforeAll, describe, expect, test } from 'vitest'
import { archiveSlice } from './support/archives.ts'
import { trackedDatabase } from './support/tracking.ts'

describe('a cancelled import', () => {
  const { database, tracking } = trackedDatabase()
  let user: string
  beforeAll(async () => {
    user = await tracking.createUser()
  })

  const bring = (slice: object) => tracking.importArchive(user, slice, { last: false })
  const slice = (searches: number) => database.value(`private.take_import_back('${user}', ${searches})`)

  test('is deleted in slices by the schedule; no import starts before that', async () => {
    for (let n = 0; n < 5; n += 1) await bring(archiveSlice(`phrase ${n}`))
    const pulled = async () => {
      return database.valueAs<{ unfinished_import?: string }>(user, 'public.pull_changes()')
    }
    const { exported_at } = archiveSlice()
    expect(Date.parse((await pulled()).unfinished_import ?? '')).toBe(Date.parse(exported_at))
    await database.query(`update private.archive_imports set cancelled_at = now() where user_id = '${user}'`)
    expect(await pulled()).not.toHaveProperty('unfinished_import')
    expect(await slice(3)).toBe(true)
    expect(await tracking.count('public.search_history', user)).toBe(2)
    await expect(bring(archiveSlice())).rejects.toMatchObject({ code: 'PT409', message: 'not_empty' })
    await tracking.check(user, { found: [] })
    expect(await database.query('select public.take_imports_back() as left')).toEqual([{ left: 0 }])
    expect(await tracking.count('public.search_history', user)).toBe(1)
    expect(await tracking.count('public.keywords', user)).toBe(0)
    expect(await tracking.count('public.key_phrase_checks', user)).toBe(0)
    expect(await slice(3)).toBe(false)
  })
})
