import { expect, test } from 'vitest'
import { countRoom } from '#tests/support/device/full-disk.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { isStoreClosed } from './errors.ts'
import { writeMetadata } from './metadata.ts'

openStore()

test.each(['at the commit', 'at the write'] as const)(
  'a write that a full disk aborts %s does not count as closing the store',
  async (refusal) => {
    countRoom(refusal).writes = 0
    expect(isStoreClosed(await writeMetadata('pulled_at', 1).catch((error: unknown) => error))).toBe(false)
  },
)
