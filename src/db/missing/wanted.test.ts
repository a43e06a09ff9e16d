import { expect, test } from 'vitest'
import { type PulledRows, pulledSchemas } from '#src/domain/sync/pulled.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { nextWanted, want } from './wanted.ts'

openStore()

test.each(Object.keys(pulledSchemas) as (keyof PulledRows)[])(
  'a missing row of %s is fetched',
  async (table) => {
    const id = '00000000-0000-4000-8000-000000000001'
    await want([{ table, id }])
    expect(await nextWanted()).toEqual({ table, ids: [id] })
  },
)
