// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

const publicFile = (name: string) => readFileSync(join(import.meta.dirname, '../public', name), 'utf8')
const page = document.documentElement

/** Opens an empty or prerendered page whose app does not start, and returns the visible text. */
function open(drawn?: string): string {
  document.body.innerHTML = `<div id="root"${drawn ? ` data-drawn="/"` : ''}>${drawn ?? ''}</div>`
  for (const name of ['theme.js', 'entry-guard.js']) new Function(publicFile(name))()
  dispatchEvent(new Event('load'))
  return document.body.textContent
}

// happy-dom has no CSSPropertyRule.
beforeEach(() => {
  vi.stubGlobal('CSSPropertyRule', class {})
  vi.stubGlobal('CSS', { supports: () => true })
  vi.useFakeTimers()
})
afterEach(() => {
  delete page.dataset.lacks
})

describe('a browser that is too old', () => {
  test('shows the supported versions', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    const told = open()
    const names: Record<string, string> = {
      chrome: 'Chrome',
      edge: 'Edge',
      firefox: 'Firefox',
      safari: 'Safari',
      ios_saf: 'iOS',
    }
    for (const line of packageJson.browserslist) {
      const [name = '', version = ''] = line.split(' >= ')
      expect(told).toMatch(new RegExp(`${names[name]}(?: and Edge)? ${version.replace('.', '\\.')}`))
    }
    expect(told).not.toContain('Trying again')
  })

  test('keeps a prerendered page', () => {
    Reflect.deleteProperty(globalThis, 'CSSPropertyRule')
    expect(open('What Keytrail does')).toMatch(/^This browser is too old.*What Keytrail does$/)
  })
})

test('a browser that is new enough is not reported', () => {
  expect(open()).toContain('could not be loaded')
  expect(page.dataset.lacks).toBeUndefined()
})
