import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { ReportContent } from '../../../src/domain/report/content.ts'
import { serverDeps } from '../_shared/testing/fake-deps.ts'
import { handle } from './handler.ts'

const key = 'k'.repeat(43)
const content: ReportContent = {
  ...{ language: 'de', title: '<b>Oat</b> latte', to: '2026-11-21', days: 7, sample: false },
  summary: { sentence: null, phrases: 1, firstTen: 1, measured: 7, failed: 0 },
  phrases: [
    {
      ...{ keyword: 'oat latte', country: 'gb', account: 'ada', standing: null, points: null },
      ...{ ranking: null, notes: null },
    },
  ],
}

async function open(query: string, stored: unknown = content, headers: Record<string, string> = {}) {
  const asked: unknown[] = []
  const response = await handle(new Request(`http://functions/report${query}`, { headers }), {
    ...serverDeps,
    call: async (name, parameters) => {
      asked.push([name, parameters])
      return stored
    },
  })
  return { response, text: await response.text(), asked }
}

Deno.test('report: builds the page from the content stored under the key’s hash', async () => {
  const { response, text, asked } = await open(`?key=${key}`)
  assert.equal(response.status, 200)
  assert.deepEqual(asked, [['read_report', { p_key_hash: createHash('sha256').update(key).digest('hex') }]])
  assert.match(text, /^<!doctype html>\n<html lang="de-DE">/)
  assert.match(text, /&lt;b&gt;Oat&lt;\/b&gt; latte/)
  assert.doesNotMatch(text, /<b>Oat|<script/)
})

Deno.test('report: allows only its own style, and forbids caching and indexing', async () => {
  for (const query of [`?key=${key}`, '?key=short']) {
    const { headers } = (await open(query)).response
    assert.match(
      headers.get('content-security-policy') ?? '',
      /^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/,
    )
    assert.match(headers.get('x-robots-tag') ?? '', /noindex/)
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
    assert.equal(headers.get('set-cookie'), null)
  }
})

const absent: [name: string, query: string, stored: unknown][] = [
  ['no content', `?key=${key}`, null],
  ['content of an unknown form', `?key=${key}`, { html: '<script>alert(1)</script>' }],
  ['content with another field', `?key=${key}`, { ...content, email: 'ada@example.test' }],
  ['a link to another site', `?key=${key}`, withUrl('https://evil.example/@ada/video/1')],
  ['a script as a link', `?key=${key}`, withUrl('javascript:alert(1)')],
]
for (const [name, query, stored] of absent)
  Deno.test(`report: 404 for ${name}`, async () => {
    const { response, text } = await open(query, stored)
    assert.equal(response.status, 404)
    assert.match(text, /This report is not available/)
  })

function withUrl(url: string): ReportContent {
  const video = { rank: 1, username: 'ada', caption: '', plays: 1, likes: 1, url, own: false }
  const ranking = { day: '2026-11-21', videos: [video] }
  return { ...content, phrases: content.phrases.map((phrase) => ({ ...phrase, ranking })) }
}

Deno.test('report: makes no database call for a malformed key', async () => {
  for (const query of ['', '?key=', '?key=short', `?key=${key}x`, `?key=${'%00'.repeat(43)}`]) {
    const { response, asked } = await open(query)
    assert.equal(response.status, 404)
    assert.deepEqual(asked, [])
  }
})

Deno.test('report: says in the reader’s language that there is no report', async () => {
  for (const [accepted, title] of [
    ['fr-CH, fr;q=0.9, en;q=0.8', 'Ce rapport n’est pas disponible'],
    ['ja, de;q=0.5', 'Dieser Bericht ist nicht verfügbar'],
    ['ja', 'This report is not available'],
  ] as const)
    assert.ok((await open('', null, { 'accept-language': accepted })).text.includes(title))
})
