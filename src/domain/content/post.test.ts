import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ListedPost, Post, PostsPage, topUp } from './post.ts'
import { readingMinutes } from './text-of.ts'

const whole = {
  _id: 'a',
  title: 'A title',
  slug: 'a-title',
  publishedAt: '2026-07-07T08:10:00Z',
  postType: 'news',
  tags: [{ _id: 't', name: 'Captions', slug: 'captions', color: '#123456' }],
  author: { _id: 'x', name: 'A desk', slug: 'a-desk', image: null },
  featuredImage: { asset: { _ref: `image-${'a'.repeat(40)}-1200x675-webp` }, alt: 'A picture' },
}

const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] })

const broken: Record<string, unknown>[] = [
  { publishedAt: 'yesterday' },
  { publishedAt: null },
  { tags: null },
  { tags: [null, 7, { name: 'no id' }] },
  { author: 'somebody' },
  { author: null },
  { featuredImage: { asset: null } },
  { featuredImage: { asset: { _ref: 'image-tmp' }, alt: 1 } },
  { eyebrow: 5, excerpt: [] },
  { postType: 'advert' },
  { content: 'text', faq: 'none', seo: 3, lastModifiedAt: {} },
  { content: [null, { _type: 'video' }, { _type: 'block', children: 'x' }, { _type: 'block' }] },
  { faq: [{ question: 'Only asked' }, { answer: [] }] },
]

test.each(broken)('parses a post with %j', (part) => {
  expect(v.parse(ListedPost, { ...whole, ...part })).toMatchObject({ title: 'A title', slug: 'a-title' })
  expect(v.parse(Post, { ...whole, ...part })).toMatchObject({ title: 'A title' })
})

test.each([{ title: '' }, { title: '  ' }, { title: null }, { slug: null }, { slug: 3 }])(
  'drops a post with %j',
  (part) => {
    const page = v.parse(PostsPage, { posts: [{ ...whole, ...part }, whole], total: 2 })
    expect(page.posts).toHaveLength(1)
  },
)

test('parses its own output', () => {
  const once = v.parse(Post, { ...whole, content: [block('x')] })
  expect(v.parse(Post, JSON.parse(JSON.stringify(once)))).toEqual(once)
})

test('drops an invalid colour, which could inject styles', () => {
  const { tags } = v.parse(ListedPost, {
    ...whole,
    tags: [{ ...whole.tags[0], color: 'red;background:url(//evil.test)' }],
  })
  expect(tags[0]?.color).toBeNull()
})

test('fills up related posts with the newest, without duplicates', () => {
  const post = (id: string) => v.parse(ListedPost, { ...whole, _id: id })
  const ids = (posts: { _id: string }[]) => posts.map(({ _id }) => _id)
  expect(ids(topUp([post('a')], [post('n'), post('a'), post('m'), post('o')]))).toEqual(['a', 'n', 'm'])
  expect(ids(topUp([], [post('n')]))).toEqual(['n'])
  expect(ids(topUp([post('a'), post('b'), post('c')], [post('n')]))).toEqual(['a', 'b', 'c'])
})

test('estimates at least one minute of reading', () => {
  const text = (words: number) => v.parse(Post, { ...whole, content: [block('word '.repeat(words))] }).content
  expect(readingMinutes(text(3))).toBe(1)
  expect(readingMinutes(text(660))).toBe(3)
})
