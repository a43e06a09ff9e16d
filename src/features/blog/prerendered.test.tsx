// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { Post, PostsPage } from '#src/domain/content/post.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { providePreloaded } from '#src/state/preloaded-content.ts'
import { BlogPage } from './blog-page.tsx'
import { PostPage } from './post-page.tsx'

// These tests run without a window, as the build does.

const raw = {
  _id: 'a',
  title: 'A stored title',
  slug: 'stored',
  publishedAt: '2026-01-01T00:30:00Z',
  author: { _id: 'd', name: 'A desk', slug: 'a-desk' },
  content: [{ _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: 'The body.' }] }],
}

const prerender = (path: string, page: ReactNode) => renderToString(<Router ssrPath={path}>{page}</Router>)

test('renders preloaded posts at once', () => {
  providePreloaded({ 'posts:0': v.parse(PostsPage, { posts: [raw], total: 11 }) })
  const html = prerender(routes.blog, <BlogPage />)
  expect(html).toContain('A stored title')
  expect(html).toContain('January 1, 2026')
  expect(html).toContain('value="2"')
  expect(html).not.toContain('Loading')
})

test('renders a preloaded post at once', () => {
  providePreloaded({ 'post:': { post: v.parse(Post, raw), related: [] } })
  const html = prerender('/blog/stored', <PostPage />)
  expect(html).toContain('The body.')
  expect(html).toContain('application/ld+json')
  expect(html).not.toContain('Loading')
})

test('loads posts that are not preloaded', () => {
  expect(prerender('/blog/page/2', <BlogPage />)).toContain('Loading blog posts...')
})
