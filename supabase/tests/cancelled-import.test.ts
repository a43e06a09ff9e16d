import { describe, expect } from 'vitest'
import { archiveSlice } from './support/archives.ts'
import { expectRefusal } from './support/calls.ts'
import { archiveHead, literal, trackedDatabase } from './support/tracking.ts'

describe('a cancelled import', () => {
  const { database, tracking, test } = trackedDatabase()

  test('is deleted in slices by the schedule; no import starts before that', async ({ user }) => {
    const bring = (slice: object) => tracking.importArchive(user, slice, { last: false })
    const slice = (searches: number) => database.value(`private.take_import_back('${user}', ${searches})`)
    for (let n = 0; n < 5; n += 1) await bring(archiveSlice(`phrase ${n}`))
    const pulled = () => database.valueAs<{ unfinished_import?: string }>(user, 'public.pull_changes()')
    const { unfinished_import = '' } = await pulled()
    expect(Date.parse(unfinished_import)).toBe(Date.parse(archiveHead.exported_at))
    await database.query(`update private.archive_imports set cancelled_at = now() where user_id = '${user}'`)
    expect(await pulled()).not.toHaveProperty('unfinished_import')
    expect(await slice(3)).toBe(true)
    expect(await tracking.count('public.search_history', user)).toBe(2)
    await expectRefusal(bring(archiveSlice()), 'not_empty')
    await tracking.check(user, { found: [] })
    expect(await database.value('public.take_imports_back()')).toBe(0)
    expect(await tracking.count('public.search_history', user)).toBe(1)
    expect(await tracking.count('public.keywords', user)).toBe(0)
    expect(await tracking.count('public.key_phrase_checks', user)).toBe(0)
    expect(await slice(3)).toBe(false)
  })

  test('is not continued by a device that is still sending its slices', async ({ user: sender }) => {
    const importId = crypto.randomUUID()
    const send = (part: object, last: boolean) => tracking.importArchive(sender, part, { importId, last })
    await send(archiveSlice('first'), false)
    await database.valueAs(sender, 'public.cancel_import()')
    const rest = { ...archiveSlice('second'), ownAccounts: undefined }
    await expectRefusal(send(rest, true), 'import_ended')
    expect(await tracking.count('public.keywords', sender)).toBe(0)
  })

  test('waits for a slice that is being stored, and then deletes it', async ({ user: sender }) => {
    await tracking.importArchive(sender, archiveSlice('first'), { last: false })
    const given = literal(JSON.stringify(archiveSlice('second')))
    const storing = database.commitAsUser(
      sender,
      `select from public.profiles where id = '${sender}' for update; select pg_sleep(0.5);
       select public.import_archive('${crypto.randomUUID()}', ${given}, false)`,
    )
    await tracking.waitForSleep(sender)
    await Promise.all([storing, database.commitAsUser(sender, 'select public.cancel_import()')])
    expect(await tracking.count('public.keywords', sender)).toBe(0)
  })
})
