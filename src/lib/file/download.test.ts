// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { downloadBlob } from './download.ts'

const saved: string[] = []
const share = vi.fn<(data: ShareData) => Promise<void>>()

beforeEach(() => {
  saved.length = 0
  share.mockResolvedValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
function onAnIPhone({ installed, canShare = true }: { installed: boolean; canShare?: boolean }) {
  vi.stubGlobal('navigator', { userAgent: 'iPhone', maxTouchPoints: 5, share, canShare: () => canShare })
  vi.stubGlobal('matchMedia', () => ({ matches: installed }))
}

const save = () => downloadBlob('ranks.csv', new Blob(['a,b'], { type: 'text/csv;charset=utf-8' }))

test('shares the file in the app on an iPhone home screen', async () => {
  onAnIPhone({ installed: true })
  await save()
  const [file] = share.mock.calls[0]?.[0].files ?? []
  expect([file?.name, file?.type, await file?.text()]).toEqual(['ranks.csv', 'text/csv', 'a,b'])
  expect(saved).toEqual([])
})

test('accepts that the user closes the share sheet', async () => {
  onAnIPhone({ installed: true })
  share.mockRejectedValue(new DOMException('closed', 'AbortError'))
  await save()
  expect(saved).toEqual([])
})

const refusal = new DOMException('no press', 'NotAllowedError')

test.each([
  ['in a browser', null, 0],
  ['in Safari on an iPhone', { installed: false }, 0],
  ['if the press is too long ago', { installed: true }, 1],
  ['if files of this kind are not shared', { installed: true, canShare: false }, 0],
])('saves the file %s', async (_, phone, shares) => {
  if (phone) onAnIPhone(phone)
  share.mockRejectedValue(refusal)
  await save()
  expect([saved, share.mock.calls.length]).toEqual([['ranks.csv'], shares])
})
