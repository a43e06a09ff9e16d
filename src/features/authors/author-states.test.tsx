// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { noResponse, stubServer } from '#tests/support/device/stub-server.ts'
import { AuthorPage } from './author-page.tsx'
import { AuthorsPage } from './authors-page.tsx'

const server = stubServer()
const content = '/v2024-01-01/data/query/production'
const author = { _id: 'd', name: 'A desk', slug: 'a-desk', bio: [], articles: [], articleCount: 0 }

const showAuthors = () => showScreen(routes.authors, <AuthorsPage />)
const showAuthor = (slug: string) =>
  showScreen(
    `/authors/${slug}`,
    <Route path={routes.author}>
      <AuthorPage />
    </Route>,
  )

const failures = [
  ['is busy', { status: 503, text: 'busy' }],
  ['does not respond', noResponse],
  ['returns something else', { text: '<html>Log in to the Wi-Fi</html>' }],
] as const

async function expectRecovery(failure: string, result: unknown): Promise<void> {
  await screen.findByText(failure)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  server.tell(content, { json: { result } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'A desk' })
  expect(screen.queryByText(failure)).toBeNull()
}

test.each(failures)('shows "Failed to load authors" and a retry if the service %s', async (_, told) => {
  server.tell(content, told)
  showAuthors()
  await expectRecovery('Failed to load authors', [author])
})

test.each(failures)('shows "Failed to load author" and a retry if the service %s', async (why, told) => {
  server.tell(content, told)
  showAuthor(why.replaceAll(' ', '-'))
  await expectRecovery('Failed to load author', author)
})

test('shows "No authors found." for an empty list', async () => {
  server.tell(content, { json: { result: [] } })
  showAuthors()
  await screen.findByText('No authors found.')
})

test('shows "Author Not Found" for an unknown slug', async () => {
  server.tell(content, { json: { result: null } })
  showAuthor('nobody')
  await screen.findByRole('heading', { name: 'Author Not Found' })
  screen.getByText("The author you're looking for doesn't exist.")
  expect(document.title).toBe('Author not found · Keytrail')
  expect(screen.getByRole('link', { name: 'Back to Authors' }).getAttribute('href')).toBe('/authors')
})
