import { beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '#tests/support/device/opened-store.ts'
import { nextEntry } from '#tests/support/device/outbox.ts'
import { bob } from '#tests/support/rows/made-rows.ts'
import { storedProfile, storedSearch } from '#tests/support/rows/stored-rows.ts'
import { database } from '../core/open.ts'
import { countUnsent } from '../outbox/outbox.ts'
import { readProfile } from '../reads/profile.ts'
import { changeProfile } from './account.ts'
import { storeSearch } from './searches.ts'

const profile = storedProfile()
const ada = profile.id

openStore()
beforeEach(async () => void (await database().profile.put(profile)))

describe('a change of the profile', () => {
  test('is on the device at once and queued', async () => {
    await changeProfile({ first_name: 'Ada', marketing_consent: true })
    expect(await readProfile()).toEqual({ ...profile, first_name: 'Ada', marketing_consent: true })
    expect(await nextEntry()).toMatchObject({
      user_id: ada,
      kind: 'change_profile',
      row: `profiles/${ada}`,
      payload: { first_name: 'Ada', marketing_consent: true },
      state: 'waiting',
      attempts: 0,
    })
  })

  test('is queued even before the first pull has fetched the row', async () => {
    await database().profile.clear()
    await changeProfile({ first_name: 'Ada' })
    expect(await readProfile()).toBeUndefined()
    expect(await countUnsent()).toBe(1)
  })
})

test('does not store a response for another user that arrived too late', async () => {
  await expect(storeSearch(storedSearch({ user_id: bob }))).rejects.toThrow('no longer open')
  expect(await database().searches.count()).toBe(0)
})
