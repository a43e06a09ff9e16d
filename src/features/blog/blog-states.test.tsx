// @vitest-environment happy-dom
import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { noResponse, stubServer } from '#tests/support/device/stub-server.ts'
import { listedPost } from '#tests/support/rows/content.ts'
import { BlogPage } from './blog-page.tsx'
import { PostPage } from './post-page.tsx'

// happy-dom does not know the <search> element, so React warns about it.
vi.mock('./blog-search.tsx', () => ({ BlogSearch: () => null }))

const server = stubServer()
const content = '/v2024-01-01/data/query/production'

const showBlog = () => showScreen(routes.blog, <BlogPage />)
const showPost = (slug: string) =>
  showScreen(
    `/blog/${slug}`,
    <Route path={routes.blogPost}>
      <PostPage />
    </Route>,
  )

const failures = [
  ['is busy', { status: 503, text: 'busy' }],
  ['does not respond', noResponse],
  ['returns something else', { text: '<html>Log in to the Wi-Fi</html>' }],
] as const

async function expectRecovery(failure: string, result: unknown, recovered: string): Promise<void> {
  await screen.findByText(failure)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  server.tell(content, { json: { result } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(recovered)
  expect(screen.queryByText(failure)).toBeNull()
}

test.each(failures)('shows "Failed to load blog posts" and a retry if the service %s', async (_, told) => {
  server.tell(content, told)
  showBlog()
  await expectRecovery('Failed to load blog posts', { posts: [listedPost(1)], total: 1 }, 'Post number 1')
})

test.each(failures)('shows "Failed to load blog post" and a retry if the service %s', async (why, told) => {
  server.tell(content, told)
  showPost(why.replaceAll(' ', '-'))
  await expectRecovery('Failed to load blog post', listedPost(1), 'Post number 1')
})

test('shows "No blog posts found." for an empty list', async () => {
  server.tell(content, { json: { result: { posts: [], total: 0 } } })
  showBlog()
  await screen.findByText('No blog posts found.')
})

test('shows "Post Not Found" for an unknown slug', async () => {
  server.tell(content, { json: { result: null } })
  showPost('nope')
  await screen.findByRole('heading', { name: 'Post Not Found' })
  screen.getByText("The blog post you're looking for doesn't exist.")
  expect(document.title).toBe('Blog post not found · Keytrail')
  expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog')
})

test('shows "Loading blog posts..." until they are loaded', async () => {
  server.tell(content, { json: { result: { posts: [listedPost(1)], total: 1 } } })
  showBlog()
  await waitForElementToBeRemoved(screen.getByText('Loading blog posts...'))
  await screen.findByText('Post number 1')
})
