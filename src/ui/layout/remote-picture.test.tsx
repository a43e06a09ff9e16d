import { act, fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RemotePicture } from './remote-picture.tsx'

function shown(src: string) {
  const { container } = render(
    <RemotePicture src={src} alt="" width={32} height={32} placeholder={<b>none</b>} />,
  )
  return {
    img: () => container.querySelector('img'),
    placeholder: () => container.querySelector('b'),
  }
}

function load(img: HTMLImageElement | null, naturalWidth: number): void {
  if (!img) throw new Error('there is no picture')
  Object.defineProperty(img, 'naturalWidth', { value: naturalWidth })
  fireEvent.load(img)
}

async function change(onLine: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  await act(() => dispatchEvent(new Event(onLine ? 'online' : 'offline')))
}

it('keeps a loaded picture', () => {
  const { img, placeholder } = shown('https://pictures.test/here.jpg')
  expect(img()?.referrerPolicy).toBe('no-referrer')
  load(img(), 100)
  expect(placeholder()).toBeNull()
})

it.each([
  ['does not come', 'https://pictures.test/gone.jpg', (img: HTMLImageElement) => fireEvent.error(img)],
  ['is not on this device', 'https://pictures.test/far.jpg', (img: HTMLImageElement) => load(img, 1)],
])('hides a picture that %s, and requests it again once online', async (_, src, fail) => {
  await change(false)
  const { img, placeholder } = shown(src)
  fail(img() as HTMLImageElement)
  expect(img()).toBeNull()
  expect(placeholder()).not.toBeNull()
  expect(shown(src).img(), 'it is not requested again by another row').toBeNull()
  await change(true)
  expect(img()?.src).toBe(src)
})
