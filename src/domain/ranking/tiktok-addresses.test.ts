import { expect, test } from 'vitest'
import { authorUrl, isPostId, postUrl, readPostUrl, tiktokPage } from './tiktok-addresses.ts'

test('encodes any handle as one path segment', () => {
  expect(authorUrl('a/b?c#d e')).toBe('https://www.tiktok.com/@a%2Fb%3Fc%23d%20e')
  expect(postUrl('.ada_', 'photo', '71')).toBe('https://www.tiktok.com/@.ada_/photo/71')
})

test.each(['', '/video/', '/video/71?share_item_id=72', '/live/71'])('finds no post in @ada%s', (path) => {
  expect(readPostUrl(`https://www.tiktok.com/@ada${path}`)).toBeNull()
})

test.each(['', ' 71', '7/1', '71?', 'x'.repeat(65)])('rejects "%s" as a post id', (id) => {
  expect(isPostId(id)).toBe(false)
})

test.each([
  'javascript:alert(1)',
  '//www.tiktok.com/@ada',
  'https://www.tiktok.com@evil.test/',
  'https://tiktok.com.evil.test/',
  '',
])('%j is no page of TikTok', (url) => expect(tiktokPage(url)).toBeNull())
