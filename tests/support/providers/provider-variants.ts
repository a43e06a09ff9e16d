// Ways in which a request to a provider succeeds or fails. The list must not have five outages in a row,
// because they would open the circuit breaker.
import { gzipSync } from 'node:zlib'
import type { SearchErrorCode } from '#src/domain/search/search-errors.ts'
import {
  drop,
  dropInBody,
  flood,
  hang,
  hangInBody,
  html,
  json,
  type ProviderReply,
  text,
  trickle,
} from './provider-reply.ts'
import type { ProviderShape } from './provider-shapes.ts'

export interface ProviderVariant {
  name: string
  outcome: { words: string[] } | { error: SearchErrorCode }
  /** Set if the variant applies only to searches that find words. All other variants apply to videos too. */
  isAboutWords?: boolean
  replies: Reply[]
}

export type Reply = (shape: ProviderShape) => ProviderReply

const words = ['first', 'second']
/** Words that must stay unchanged: emoji, right-to-left text, markup and formulas. */
const unusual = ['👩‍🍳 cooking 🇬🇧', 'وصفات سهلة', 'a\u202Eb', '<b>bold</b> & "quoted"', '=1+1', '@sum']
const nativeBody = (shape: ProviderShape) => shape.native(words.map((word) => shape.entry(word)))
const toJson = (shape: ProviderShape) => JSON.stringify(shape.envelope(nativeBody(shape)))
const good: Reply = (shape) => text(200, toJson(shape))

function finds(name: string, ...replies: Reply[]): ProviderVariant {
  return { name, outcome: { words }, replies }
}

function reads(
  name: string,
  expected: string[],
  entries: (shape: ProviderShape) => unknown[],
): ProviderVariant {
  const reply: Reply = (shape) => json(shape.envelope(shape.native(entries(shape))))
  return { name, outcome: { words: expected }, isAboutWords: expected.length > 0, replies: [reply] }
}

/** `requests` is the number of requests that the provider receives: more than 1 if a retry may succeed. */
function fails(name: string, error: SearchErrorCode, reply: Reply, requests = 1): ProviderVariant {
  return { name, outcome: { error }, replies: Array(requests).fill(reply) }
}

export const providerVariants: ProviderVariant[] = [
  finds('good', good),
  reads('empty-list', [], () => []),
  finds('status-code-203', (shape) => json(shape.envelope({ ...nativeBody(shape), status_code: 203 }))),
  finds('http-203', (shape) => text(203, toJson(shape))),
  finds('html-content-type', (shape) => text(200, toJson(shape), { 'content-type': 'text/html' })),
  finds('byte-order-mark', (shape) => text(200, `\uFEFF${toJson(shape)}`)),
  finds('gzip', (shape) => text(200, gzipSync(toJson(shape)), { 'content-encoding': 'gzip' })),
  finds('slow-body', (shape) => trickle(toJson(shape))),
  finds('data-holds-list', (shape) => json({ data: nativeBody(shape) })),

  fails('empty-body', 'upstream_empty', () => text(200, ''), 2),
  fails('blank-body', 'upstream_empty', () => text(200, ' \n '), 2),
  finds('empty-body-then-good', () => text(200, ''), good),
  fails('html', 'upstream_blocked', () => html(200)),
  fails('html-as-json', 'upstream_blocked', () => text(200, '\n<html><body>Verify</body></html>')),
  fails('truncated', 'upstream_bad_payload', (shape) => text(200, toJson(shape).slice(0, -20))),
  fails('not-json', 'upstream_bad_payload', () => text(200, 'OK')),
  fails('deep-nesting', 'upstream_bad_payload', () => text(200, '['.repeat(200_000))),
  fails('json-null', 'upstream_empty', () => json(null)),
  fails('json-array', 'upstream_empty', () => json([])),
  fails('no-list', 'upstream_empty', (shape) => json(shape.envelope({ status_code: 0, status_msg: '' }))),
  fails('data-null', 'upstream_empty', () => json({ status_code: 0, data: null })),
  fails('data-empty-object', 'upstream_empty', () => json({ status_code: 0, data: {} })),

  fails('login-required', 'upstream_auth', (shape) =>
    json(shape.envelope({ status_code: 2483, status_msg: 'Please login your account first' })),
  ),
  fails('login-required-as-text', 'upstream_auth', (shape) => json(shape.envelope({ statusCode: '2483' }))),
  fails('login-required-empty-list', 'upstream_auth', (shape) =>
    json(shape.envelope({ ...shape.native([]), status_code: 2483 })),
  ),
  fails('verify', 'upstream_blocked', () => json({ code: '10000', type: 'verify', subtype: 'slide' })),
  fails('verify-code', 'upstream_blocked', () => json({ code: '10000' })),
  fails('verify-config', 'upstream_blocked', () =>
    json({ statusCode: 10000, verifyConfig: { type: 'verify' } }),
  ),
  fails('redirect', 'upstream_blocked', () => text(302, '', { location: '/login' })),

  fails('status-429', 'upstream_rate_limited', () => json({ message: 'Too many requests' }, 429)),
  fails('status-429-retry-after', 'upstream_rate_limited', () => text(429, '', { 'retry-after': '1' })),
  fails('status-429-quota', 'upstream_quota', () =>
    json({ message: 'You have exceeded the MONTHLY quota for Requests on your current plan' }, 429),
  ),
  fails('status-401', 'upstream_auth', () => json({ message: 'Invalid API key' }, 401)),
  fails('status-403', 'upstream_auth', () => json({ message: 'You are not subscribed to this API.' }, 403)),
  fails('status-403-empty', 'upstream_auth', () => text(403, '')),
  fails('status-403-html', 'upstream_blocked', () => html(403)),
  fails('status-403-rate-limit', 'upstream_rate_limited', () => json({ message: 'Rate limit reached' }, 403)),
  fails('status-403-quota', 'upstream_quota', () => json({ message: 'Daily quota reached' }, 403)),
  fails('status-402', 'upstream_quota', () => json({ detail: { code: 402, message: 'Top up' } }, 402)),
  fails('status-495', 'upstream_quota', () => json({ detail: 'No units left' }, 495)),
  fails('code-402', 'upstream_quota', () => json({ code: 402, message: 'Top up', data: null })),
  fails('message-quota', 'upstream_quota', () => json({ message: 'You have no credits left' })),
  fails('status-400', 'upstream_bad_payload', () => json({ status: 'error', message: 'Bad query' }, 400)),
  fails('status-404', 'upstream_bad_payload', () => json({ message: 'Endpoint does not exist' }, 404)),

  fails('status-500', 'upstream_unavailable', () => json({ message: 'Oops' }, 500), 2),
  finds('status-500-then-good', () => text(500, ''), good),
  fails('status-503-html', 'upstream_unavailable', () => html(503), 2),
  // Each attempt is two requests, because Deno's fetch retries if a connection ends without a response.
  fails('drop', 'upstream_unavailable', () => drop, 4),
  finds(
    'drop-then-good',
    () => drop,
    () => drop,
    good,
  ),
  fails('drop-in-body', 'upstream_unavailable', () => dropInBody, 2),
  fails('huge-body', 'upstream_bad_payload', () => flood(10)),
  fails('hang', 'upstream_timeout', () => hang, 2),
  fails('hang-in-body', 'upstream_timeout', () => hangInBody, 2),

  reads('null-entries', ['first'], ({ entry }) => [null, entry('first'), null, [], true, {}, entry(null)]),
  reads('odd-groups', ['first', 'second', 'third'], ({ entry, withoutGroup }) => [
    ...[withoutGroup('first'), entry('second', ''), entry('third', {})],
  ]),
  reads('blank-words', ['first'], ({ entry }) => [entry(''), entry('  '), entry('first'), entry('\t')]),
  reads('surrounding-spaces', ['first try'], ({ entry }) => [entry('  first   try \n')]),
  reads('case-duplicates', ['First', 'other'], ({ entry }) =>
    ['First', 'first', ' FIRST ', 'other'].map((word) => entry(word)),
  ),
  reads('unicode-duplicates', ['café'.normalize('NFC')], ({ entry }) => [
    entry('café'.normalize('NFD')),
    entry('café'.normalize('NFC')),
  ]),
  reads('numbers-as-words', ['2026'], ({ entry }) => [entry(2026)]),
  reads('echo-of-the-seed', ['variant echo-of-the-seed', 'second'], ({ entry }) => [
    entry('variant echo-of-the-seed'),
    entry('second'),
  ]),
  finds('huge-ids-as-numbers', (shape) =>
    text(200, toJson(shape).replaceAll(/"(en|7301234567890123456)"/g, '7301234567890123456')),
  ),
  reads('unusual-words', unusual, ({ entry }) => unusual.map((word) => entry(word))),
  reads('control-characters', ['first'], ({ entry }) => [entry('fi\u0000rst\u0007')]),
  reads('half-a-surrogate-pair', ['first \uFFFD'], ({ entry }) => [entry('first \uD83D')]),
  reads('too-long-word', ['second'], ({ entry }) => [entry('long '.repeat(200)), entry('second')]),
  reads(
    'many-words',
    Array.from({ length: 100 }, (_, n) => `word ${n}`),
    ({ entry }) => Array.from({ length: 150 }, (_, n) => entry(`word ${n}`)),
  ),
]
