// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { offerSplash, splashPath, splashSchemes, splashScreens } from './splash.ts'

const picturePath = (path: string) => join(import.meta.dirname, '../../../public', path)

function onPhone(width: number, height: number, ratio: number): void {
  vi.stubGlobal('screen', { width, height })
  vi.stubGlobal('devicePixelRatio', ratio)
}

afterEach(() => {
  document.head.innerHTML = ''
})

const offered = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)

test.each(splashScreens)('$width x $height at $ratio has pictures of this size', (phone) => {
  for (const scheme of splashSchemes) {
    const picture = picturePath(splashPath(phone, scheme))
    expect(existsSync(picture), picture).toBe(true)
    const png = readFileSync(picture)
    // A PNG file has its width at byte 16 and its height at byte 20.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      phone.width * phone.ratio,
      phone.height * phone.ratio,
    ])
  }
})

test('links the pictures of this phone for both orientations', () => {
  onPhone(844, 390, 3)
  offerSplash()
  expect(offered()).toEqual(['/splash/1170x2532-light.png', '/splash/1170x2532-dark.png'])
  expect(document.querySelector('meta[name=apple-mobile-web-app-capable]')).not.toBeNull()
})

test('links none for an unknown screen', () => {
  onPhone(1024, 1366, 2)
  offerSplash()
  expect(offered()).toEqual([])
})
