import { expect, test } from 'vitest'
import { readDataset, type SanityDocument } from './dataset.ts'
import type { PortableText } from './portable-text.ts'

interface SamplePost extends SanityDocument {
  title: string
  excerpt: string
  slug: { current: string }
  postType: string
  publishedAt: string
  lastModifiedAt: string
  author: { _ref: string }
  tags: { _ref: string }[]
  featuredImage: { alt: string; asset: { _ref: string } }
  content: PortableText
  faq?: { question: string; answer: PortableText }[]
}

const documents = readDataset()
const ids = new Set(documents.map(({ _id }) => _id))
const posts = documents.filter((document): document is SamplePost => document._type === 'post')

const plain = (text: PortableText) =>
  text.flatMap((block) => (block._type === 'block' ? block.children.map((span) => span.text) : [])).join(' ')
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length
const day = (time: string) => time.slice(0, 10)

test('contains at least 24 posts of both types by three authors', () => {
  expect(posts.length).toBeGreaterThanOrEqual(24)
  expect(new Set(posts.map((post) => post.postType))).toEqual(new Set(['blog', 'news']))
  expect(new Set(posts.map((post) => post.author._ref)).size).toBe(3)
  expect(posts.filter((post) => post.faq).length).toBeGreaterThanOrEqual(6)
  expect(posts.filter((post) => day(post.lastModifiedAt) !== day(post.publishedAt)).length).toBeGreaterThan(2)
})

test.each(posts.map((post) => [post.slug.current, post] as const))('%s is a complete post', (_, post) => {
  expect(wordsIn(plain(post.content))).toBeGreaterThanOrEqual(500)
  expect(post.excerpt.length).toBeLessThan(220)
  expect(post.publishedAt >= '2025-11-20' && post.publishedAt < '2026-11-20').toBe(true)
  expect(post.lastModifiedAt >= post.publishedAt).toBe(true)
  expect(post.featuredImage.alt.length).toBeGreaterThan(20)
  expect(post.tags.length).toBeGreaterThan(0)
  for (const { _ref } of [post.author, ...post.tags, post.featuredImage.asset]) expect(ids).toContain(_ref)
})

test('links to existing posts only', () => {
  const slugs = new Set(posts.map((post) => post.slug.current))
  const links = posts.flatMap((post) =>
    [...post.content, ...(post.faq ?? []).flatMap(({ answer }) => answer)].flatMap((block) =>
      block._type === 'block' ? block.markDefs.map(({ href }) => href) : [],
    ),
  )
  expect(links.length).toBeGreaterThan(10)
  const lost = links.filter((href) => href.startsWith('/blog/') && !slugs.has(href.slice('/blog/'.length)))
  expect(lost).toEqual([])
})

test('contains no unused picture', () => {
  const used = JSON.stringify(documents.filter(({ _type }) => _type !== 'sanity.imageAsset'))
  const idle = documents.filter(({ _type, _id }) => _type === 'sanity.imageAsset' && !used.includes(_id))
  expect(idle.map(({ originalFilename }) => originalFilename)).toEqual([])
})
