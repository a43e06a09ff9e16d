import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isFull } from '#src/db/space/full-disk.ts'
import { countRoom } from '#tests/support/device/full-disk.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { asOnlyTab, type Working } from './only-tab.ts'

const start = new Date('2026-11-21T09:00:00Z')

openStore()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))

function longSender() {
  const started = Promise.withResolvers<Working>()
  const letGo = Promise.withResolvers<string>()
  const outcome = asOnlyTab('send', ada, async (working) => {
    started.resolve(working)
    return letGo.promise
  })
  return { started: started.promise, letGo, outcome }
}

const sent = async () => 'sent'

describe('the lock', () => {
  test('lets one tab send at a time, then the next', async () => {
    const first = longSender()
    await first.started
    expect(await asOnlyTab('send', ada, sent)).toBe('busy')
    first.letGo.resolve('first')
    expect(await first.outcome).toBe('first')
    expect(await asOnlyTab('send', ada, sent)).toBe('sent')
  })

  test('is not needed if the browser refuses locks, as Firefox does without storage', async () => {
    const refusal = new DOMException('not allowed in this context', 'SecurityError')
    vi.spyOn(navigator.locks, 'request').mockRejectedValue(refusal)
    expect(await asOnlyTab('send', ada, sent)).toBe('sent')
  })

  test('is released after an error, which is rethrown', async () => {
    const failing = asOnlyTab('send', ada, async () => {
      throw new Error('no disk')
    })
    await expect(failing).rejects.toThrow('no disk')
    expect(await asOnlyTab('send', ada, sent)).toBe('sent')
  })
})

describe('a tab that is frozen while it sends', () => {
  test('keeps the lock if its last heartbeat is under fifteen seconds old', async () => {
    const slow = longSender()
    const { beat } = await slow.started
    vi.setSystemTime(start.getTime() + 14_000)
    await beat()
    vi.setSystemTime(start.getTime() + 29_000)
    expect(await asOnlyTab('send', ada, sent)).toBe('busy')
    slow.letGo.resolve('slow')
    expect(await slow.outcome).toBe('slow')
  })

  test('loses the lock after that, and is aborted when it thaws', async () => {
    const frozen = longSender()
    const { lost } = await frozen.started
    vi.setSystemTime(start.getTime() + 15_001)
    expect(await asOnlyTab('send', ada, sent)).toBe('sent')
    expect(await frozen.outcome).toBe('busy')
    expect(lost.aborted).toBe(true)
    frozen.letGo.resolve('late')
  })
})

describe.each(['at the commit', 'at the write'] as const)('on a full disk, refused %s', (refusal) => {
  test('works without heartbeats and records that the disk is full', async () => {
    countRoom(refusal).writes = 0
    expect(await asOnlyTab('send', ada, sent)).toBe('sent')
    expect(isFull()).toBe(true)
  })

  test('leaves the lock to the tab that works', async () => {
    countRoom(refusal).writes = 0
    const first = longSender()
    const { lost } = await first.started
    expect(await asOnlyTab('send', ada, sent)).toBe('busy')
    expect(lost.aborted).toBe(false)
    first.letGo.resolve('first')
    expect(await first.outcome).toBe('first')
  })
})
