// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { switchToGerman } from '#tests/support/project/german.ts'
import type { ReportContent } from '../domain/report/content.ts'
import { gonePage, reportPage } from './report-page.ts'

const phrase = (
  values: Partial<ReportContent['phrases'][number]> = {},
): ReportContent['phrases'][number] => ({
  keyword: 'oat latte',
  country: 'de',
  account: 'ada',
  standing: {
    latest: { position: 4, results: 36 },
    change: { kind: 'moved', by: 3 },
    best: 2,
    measured: 6,
    failed: 1,
  },
  points: [
    [0, 7, 36],
    [2, null, null],
    [3, null, 36],
    [6, 4, 36],
  ],
  ranking: {
    day: '2026-11-21',
    videos: [
      {
        ...{ rank: 1, username: 'bob', caption: 'A caption', plays: 1_200_000, likes: null, own: false },
        url: 'https://www.tiktok.com/@bob/video/71',
      },
    ],
  },
  notes: [{ day: '2026-11-20', note: 'New cover' }],
  ...values,
})
const content = (values: Partial<ReportContent> = {}): ReportContent => ({
  ...{ language: 'en', title: 'My week', to: '2026-11-22', days: 7, sample: false },
  summary: { sentence: 'One position climbed', phrases: 1, firstTen: 1, measured: 6, failed: 1 },
  phrases: [phrase()],
  ...values,
})
const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html')
const cells = (page: Document) =>
  [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()),
  )

describe('a report', () => {
  test('shows every section', () => {
    const page = parse(reportPage(content()))
    expect(page.title).toBe('My week')
    expect([...page.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent)).toEqual([
      ...['My week', 'Positions', 'oat latte', 'Position over time', 'Who ranks first', 'Notes'],
      'Figures of the charts',
    ])
    expect(page.body.textContent).toContain('16\u2009–\u200922 Nov 2026, 7 days')
    expect(page.body.textContent).toContain('One position climbed')
    expect(cells(page)).toEqual([
      ['oat latteGermany · @ada', '4', '▲ up 3 places', '2', '61 failed'],
      ['1', '@bobA caption', '1.2M', 'N/A'],
      ['16 Nov', '7'],
      ['18 Nov', 'Failed'],
      ['19 Nov', 'Not in first 36'],
      ['22 Nov', '4'],
    ])
    expect(page.querySelector('footer')?.textContent).toBe('Made with Keytrail on 22 Nov 2026.')
  })

  test('shows only the sections it contains', () => {
    const bare = phrase({ standing: null, points: null, ranking: null, notes: null })
    const page = parse(reportPage(content({ phrases: [bare] })))
    expect(page.querySelectorAll('table, svg, h2')).toHaveLength(0)
    const alone = parse(reportPage(content({ summary: null, phrases: [phrase({ standing: null })] })))
    expect(alone.querySelector('main')?.firstElementChild?.querySelector('h2')?.textContent).toBe('oat latte')
  })

  test('has the figures of every chart in a table, four to a table', () => {
    const phrases = Array.from({ length: 5 }, (_, n) => phrase({ keyword: `phrase ${n}`, ranking: null }))
    const page = parse(reportPage(content({ phrases })))
    const tables = [...page.querySelectorAll('.figures')]
    expect(tables.map((table) => table.querySelectorAll('thead th').length)).toEqual([5, 2])
    const links = [...page.querySelectorAll('figcaption a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([...Array.from({ length: 4 }, () => '#figures-1'), '#figures-2'])
    for (const link of links) expect(page.querySelector(link ?? '')).not.toBeNull()
  })

  test('runs nothing and requests nothing, whatever its texts contain', () => {
    const hostile = `"'><script>alert(1)</script><img src=x onerror=alert(1)><style>*{}</style></title>`
    const video = { rank: 1, username: hostile, caption: hostile, plays: 1, likes: 1, own: true }
    const text = reportPage(
      content({
        title: hostile,
        summary: { sentence: hostile, phrases: 1, firstTen: 0, measured: 1, failed: 0 },
        phrases: [
          phrase({
            ...{ keyword: hostile, account: hostile, notes: [{ day: '2026-11-20', note: hostile }] },
            ranking: {
              day: '2026-11-21',
              videos: [{ ...video, url: `https://www.tiktok.com/@a'onclick='alert(1)` }],
            },
          }),
        ],
      }),
    )
    const page = parse(text)
    expect(page.querySelectorAll('script, img, link, iframe, object, embed, form, base')).toHaveLength(0)
    expect(page.querySelectorAll('style')).toHaveLength(1)
    const attributes = [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => name.startsWith('on') || ['src', 'srcset'].includes(name))).toEqual([])
    expect(page.querySelector('h1')?.textContent).toBe(hostile)
    expect(text).toContain(
      'content="default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; img-src data:"',
    )
  })

  test('speaks the current language', () => {
    switchToGerman()
    const text = reportPage(content())
    expect(text).toContain('<html lang="de-DE">')
    expect(text).toContain('3 Plätze nach oben')
    expect(text).not.toMatch(/Positions<|Key phrase/)
  })

  test('marks sample data', () => {
    expect(reportPage(content({ sample: true }))).toContain('Sample data')
    expect(reportPage(content())).not.toContain('Sample data')
  })
})

test('a link that leads nowhere has a page', () => {
  expect(parse(gonePage()).querySelector('h1')?.textContent).toBe('This report is not available')
})
