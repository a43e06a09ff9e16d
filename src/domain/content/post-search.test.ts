import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Post } from './post.ts'
import { matches, readSearch } from './post-search.ts'

const post = v.parse(Post, {
  _id: 'a',
  title: 'Write a caption',
  slug: 'write-a-caption',
  tags: [{ _id: 't', name: 'Search intent', slug: 'search-intent' }],
  author: { _id: 'd', name: 'Search Desk', slug: 'search-desk' },
  content: [{ _type: 'block', children: [{ _type: 'span', text: 'an old toothbrush' }] }],
})
const found = (text: string | null, tag: string | null = null) => {
  const search = readSearch(text, tag)
  return search !== null && matches(post, search)
}

test('returns null for an empty search', () => {
  expect(readSearch(null, null)).toBeNull()
  expect(readSearch('  * ! ', '')).toBeNull()
})

test('requires every search word to begin a word of the post', () => {
  expect(found('capt')).toBe(true)
  expect(found('CAPTION tooth')).toBe(true)
  expect(found('caption zebra')).toBe(false)
  expect(found('brush')).toBe(false)
  expect(found('intent desk')).toBe(true)
})

test('requires the post to have the tag', () => {
  expect(found(null, 'search-intent')).toBe(true)
  expect(found(null, 'captions')).toBe(false)
  expect(found('caption', 'captions')).toBe(false)
})
