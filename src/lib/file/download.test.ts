// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { downloadText } from './download.ts'

const saved: string[] = []
const share = vi.fn<(data: ShareData) => Promise<void>>()

beforeEach(() => {
  saved.length = 0
  share.mockReset().mockResolvedValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
function onAnIPhone({ installed, canShare = true }: { installed: boolean; canShare?: boolean }) {
  vi.stubGlobal('navigator', { userAgent: 'iPhone', maxTouchPoints: 5, share, canShare: () => canShare })
  vi.stubGlobal('matchMedia', () => ({ matches: installed }))
}

const save = () => downloadText('ranks.csv', 'a,b', 'text/csv')

test('saves the file in a browser', async () => {
  await save()
  expect(saved).toEqual(['ranks.csv'])
})

test('saves the file in Safari on an iPhone', async () => {
  onAnIPhone({ installed: false })
  await save()
  expect([saved, share.mock.calls.length]).toEqual([['ranks.csv'], 0])
})

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

test.each([
  ['the press is too long ago', { installed: true }, new DOMException('no press', 'NotAllowedError')],
  ['files of this kind are not shared', { installed: true, canShare: false }, null],
])('where %s it is saved after all', async (_, phone, refusal) => {
  onAnIPhone(phone)
  if (refusal) share.mockRejectedValue(refusal)
  await save()
  expect(saved).toEqual(['ranks.csv'])
})
