import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { listedPost } from '#tests/support/rows/content.ts'
import { BlogPage } from './blog-page.tsx'

// happy-dom does not support the <search> element, so React warns about it.
vi.mock('./blog-search.tsx', () => ({ BlogSearch: () => null }))

const server = stubServer()
const content = '/v2024-01-01/data/query/production'

const answer = (from: number, count: number, total: number) => {
  const posts = Array.from({ length: count }, (_, index) => listedPost(from + index))
  return { json: { result: { posts, total } } }
}
const show = (path: string) => showScreen(path, <Route path={/^\/blog/} component={BlogPage} />)

test.each([1, 10])('shows no page buttons for %i posts', async (total) => {
  server.tell(content, answer(1, total, total))
  show(routes.blog)
  await screen.findByText('Post number 1')
  expect(screen.getAllByRole('article')).toHaveLength(total)
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})

test('links back from an empty page beyond the end', async () => {
  server.tell(content, answer(1, 0, 11))
  show('/blog/page/9')
  await screen.findByText('No blog posts found.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
  server.tell(content, answer(11, 1, 11))
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  await screen.findByText('Post number 11')
  await waitFor(() => expect(location.pathname).toBe('/blog/page/2'))
})
