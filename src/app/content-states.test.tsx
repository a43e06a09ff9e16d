import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { AuthorPage } from '#src/features/authors/author-page.tsx'
import { AuthorsPage } from '#src/features/authors/authors-page.tsx'
import { BlogPage } from '#src/features/blog/blog-page.tsx'
import { PostPage } from '#src/features/blog/post-page.tsx'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { noResponse, stubServer } from '#tests/support/device/stub-server.ts'
import { listedPost } from '#tests/support/rows/content.ts'

// Replaces the blog's search: happy-dom does not know its <search> element, so React would log a warning.
vi.mock('#src/features/blog/blog-search.tsx', () => ({ BlogSearch: () => null }))

const server = stubServer()
const content = '/v2024-01-01/data/query/production'
const author = { _id: 'd', name: 'A desk', slug: 'a-desk', bio: [], articles: [], articleCount: 0 }
const posts = { posts: [listedPost(1)], total: 1 }

const onePost = <Route path={routes.blogPost} component={PostPage} />
const oneAuthor = <Route path={routes.author} component={AuthorPage} />
const pages: [failed: string, shown: string, result: unknown, path: string, page: ReactElement][] = [
  ['Failed to load blog posts', 'Post number 1', posts, '/blog', <BlogPage key="page" />],
  ['Failed to load blog post', 'Post number 1', listedPost(1), '/blog/', onePost],
  ['Failed to load authors', 'A desk', [author], '/authors', <AuthorsPage key="page" />],
  ['Failed to load author', 'A desk', author, '/authors/', oneAuthor],
]
const failures = [
  ['is busy', { status: 503, text: 'busy' }],
  ['does not respond', noResponse],
  ['returns something else', { text: '<html>Log in to the Wi-Fi</html>' }],
] as const
const failing = pages.flatMap((page) => failures.map((failure) => [...page, ...failure] as const))

test.each(failing)('shows "%s" and a retry, which shows "%s"', async (...given) => {
  const [failed, shown, result, path, page, why, told] = given
  server.tell(content, told)
  // Content is cached by slug, so each case uses its own slug.
  showScreen(path.endsWith('/') ? path + why.replaceAll(' ', '-') : path, page)
  await screen.findByText(failed)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  server.tell(content, { json: { result } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  // Shows that the button works: it hides the failure immediately, which an automatic retry would not do.
  expect(screen.queryByText(failed)).toBeNull()
  await screen.findAllByText(shown)
})

test.each([
  ['No blog posts found.', { posts: [], total: 0 }, '/blog', <BlogPage key="page" />],
  ['No authors found.', [], '/authors', <AuthorsPage key="page" />],
])('shows "%s" for an empty list', async (empty, result, path, page) => {
  server.tell(content, { json: { result } })
  showScreen(path, page)
  await screen.findByText(empty)
})

test.each([
  ['Post Not Found', "The blog post you're looking for doesn't exist.", 'Blog', onePost],
  ['Author Not Found', "The author you're looking for doesn't exist.", 'Authors', oneAuthor],
])('shows "%s" for an unknown slug', async (title, sentence, list, page) => {
  server.tell(content, { json: { result: null } })
  showScreen(`/${list.toLowerCase()}/nope`, page)
  await screen.findByRole('heading', { name: title })
  screen.getByText(sentence)
  expect(document.title).toMatch(/^(Blog post|Author) not found · Keytrail$/)
  const back = screen.getByRole('link', { name: `Back to ${list}` })
  expect(back.getAttribute('href')).toBe(`/${list.toLowerCase()}`)
})
