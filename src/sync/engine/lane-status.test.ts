import { expect, test, vi } from 'vitest'
import { RemoteError } from '#src/remote/errors.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { LaneStatus } from './lane-status.ts'

vi.mock('#src/state/sync-status.ts', { spy: true })

const shown = () => vi.mocked(setSyncStatus).mock.lastCall?.[0].phase

test.each([
  ['offline', 'offline'],
  ['timeout', 'offline'],
  ['server', 'failed'],
] as const)('shows a lane that met %s as %s', (kind, phase) => {
  const status = new LaneStatus()
  status.begins('pull')
  expect(shown()).toBe('pulling')
  status.fails('pull', new RemoteError(kind))
  status.rests('pull')
  expect(shown()).toBe(phase)
  expect(status.isFailing).toBe(true)
  status.begins('pull')
  status.rests('pull')
  expect(shown()).toBe('idle')
  expect(status.isFailing).toBe(false)
})

test('does not hide an error of one lane by progress in another', () => {
  const status = new LaneStatus()
  status.fails('send', new RemoteError('server'))
  status.begins('pull')
  expect(shown()).toBe('failed')
  status.rests('pull')
  expect(shown()).toBe('failed')
  status.forget('send')
  expect(shown()).toBe('idle')
})

test('gives sending priority over pulling', () => {
  const status = new LaneStatus()
  status.begins('pull')
  status.begins('search')
  expect(shown()).toBe('pushing')
  status.rests('search')
  expect(shown()).toBe('pulling')
})
