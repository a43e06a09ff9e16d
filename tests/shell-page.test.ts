// @vitest-environment happy-dom
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { wantedLocale } from '../src/lib/wanted-locale.ts'
import { withOwnHead } from '../vite/own-head.ts'
import { screenParts } from '../vite/screen-parts.ts'
import { makeShell } from '../vite/shell-page.ts'
import { withUsedStyle } from '../vite/used-style.ts'

const builtFile = (source: string) => `assets/${source.replaceAll(/\W+/g, '-')}.js`

const built: Manifest = {
  'index.html': { file: 'assets/index.js' },
  '_signed-in': { file: 'assets/signed-in.js', imports: ['index.html'] },
  _plot: { file: 'assets/plot.js', imports: ['index.html'] },
  ...Object.fromEntries(
    Object.values(screenParts)
      .flatMap(({ loads, follows = [] }) => [...loads, ...follows])
      .filter((source) => !source.startsWith('_'))
      .map((source) => [source, { file: builtFile(source), imports: ['index.html', '_signed-in'] }]),
  ),
}
const page =
  '<html><head><style></style></head><body><div id="root"><noscript>none</noscript></div></body></html>'

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
const asked = () => links().map((link) => link.getAttribute('href') ?? '')

async function openShell(path: string, session: boolean): Promise<string[]> {
  history.replaceState(null, '', path)
  if (session) document.documentElement.dataset.session = 'stored'
  const script = /<script>([\s\S]*?)<\/script>/.exec(makeShell(page, 'the frame', built, {}))?.[1] ?? ''
  // Runs the script outside any module, as the browser does.
  new Function(script)()
  await settled()
  return asked()
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  document.head.innerHTML = ''
  const { dataset } = document.documentElement
  delete dataset.session
  delete dataset.frame
  localStorage.clear()
})

describe('the shell', () => {
  test.each([
    ['/dashboard', 'src/features/dashboard/dashboard-page.tsx'],
    ['/key-phrase/0b1c', 'src/features/key-phrase/key-phrase-page.tsx'],
    ['/key-phrase/0b1c/', 'src/features/key-phrase/key-phrase-page.tsx'],
    ['/search-results-check-history/0b1c', 'src/features/history/check-detail-page.tsx'],
  ])('requests at %s %s and its imports once, and never the entry', async (path, source) => {
    const first = await openShell(path, true)
    expect(first).toContain(`/${builtFile(source)}`)
    expect(first.filter((file) => file === '/assets/signed-in.js')).toHaveLength(1)
    expect(first).not.toContain('/assets/index.js')
    expect(document.documentElement.dataset.frame).toBe('')
  })

  test('requests low-priority files after the others have loaded or failed', async () => {
    const plot = '/assets/plot.js'
    expect(await openShell('/key-phrase/0b1c', true)).not.toContain(plot)
    const [failed, ...loaded] = links()
    for (const link of loaded) link.onload?.(new Event('load'))
    await settled()
    expect(asked()).not.toContain(plot)
    failed?.dispatchEvent(new Event('error'))
    await settled()
    expect(asked().filter((file) => file === plot)).toHaveLength(1)
  })

  test.each([
    ['without a session', '/dashboard', false],
    ['at a public address', '/blog', true],
    ['at an address with the same prefix', '/dashboards', true],
  ])('requests nothing and shows no frame %s', async (_, path, session) => {
    expect(await openShell(path, session)).toEqual([])
    expect(document.documentElement.dataset.frame).toBeUndefined()
  })

  test.each([
    [['en-US', 'de'], null],
    [['de-AT', 'en'], null],
    [['es', 'fr-CA'], null],
    [['es'], null],
    [['de'], 'en'],
    [['en'], 'fr'],
    [['de'], 'tlh'],
  ])(
    'hides its English words from readers of %j who have chosen %s, by the app’s own rule',
    async (tags, chosen) => {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
      if (chosen) localStorage.setItem('keytrail-locale', chosen)
      await openShell('/dashboard', true)
      expect(document.documentElement.dataset.frame).toBe(wantedLocale() === 'en' ? '' : 'wordless')
    },
  )

  test('has the frame in the app’s root', () => {
    expect(makeShell(page, 'the frame', built, {})).toContain(
      '<div id="root"><div id="frame">the frame</div><noscript>',
    )
  })
})

describe('the head of a page', () => {
  const head =
    '<script src="/theme.js"></script><script src="/entry-guard.js" async></script>' +
    '<link rel="stylesheet" crossorigin href="/assets/style-abc.css">'

  test('inlines the style, the theme’s script and the entry guard, and deletes the scripts’ files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'keytrail-head-'))
    writeFileSync(join(folder, 'theme.js'), 'dark($&)\n')
    writeFileSync(join(folder, 'entry-guard.js'), 'guard()\n')
    writeFileSync(join(folder, 'style.css'), 'b{}')
    const own = withOwnHead(head.replace('assets/style-abc', 'style'), folder)
    expect(own).toBe('<script>dark($&)</script><script>guard()</script><style>b{}</style>')
    expect(readdirSync(folder)).toEqual(['style.css'])
    rmSync(folder, { recursive: true })
  })

  test('has only the rules that a public page uses, in both themes; the whole style sheet follows', async () => {
    const used =
      '[data-theme=dark]{--ink:#fff}.md\\:p-2{padding:2px}.dark\\:hover\\:w-\\[3px\\]:hover{width:3px}.\\[\\&\\>li\\]\\:m-1>li{margin:1px}[data-session] [data-for=visitor]{display:none}'
    const body = '<p class="md:p-2 dark:hover:w-[3px] [&amp;&gt;li]:m-1" data-for="visitor">flex</p></body>'
    const own = await withUsedStyle(`<style>${used}.grid{display:grid}</style>${body}`, 'assets/style.css')
    expect(own).toBe(
      `<style>${used}</style>${body.replace('</body>', '<link rel="stylesheet" href="/assets/style.css"></body>')}`,
    )
  })

  test('fails the build for a page without a place for them', () => {
    expect(() => withOwnHead('<head></head>', tmpdir())).toThrow('the page does not contain')
  })
})
