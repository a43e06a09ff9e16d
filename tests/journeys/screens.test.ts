// The public pages: axe and overflow.
import { storyTest as test } from '../support/browser/journey.ts'
import { inTurn, type Screen, show } from '../support/browser/show-screen.ts'

const screens = inTurn<Screen>([
  { name: 'home', path: '/', ready: 'h1' },
  { name: 'login', path: '/login', ready: 'form' },
  { name: 'signup', path: '/signup', ready: 'form' },
  { name: 'forgot-password', path: '/forgot-password', ready: 'form' },
  { name: 'blog', path: '/blog', ready: 'article img' },
  { name: 'blog-last-page', path: '/blog/page/3', ready: 'article img' },
  { name: 'blog-search', path: '/blog?q=rank&tag=measuring', ready: 'article img' },
  { name: 'post', path: '/blog/what-search-intent-means-on-tiktok', ready: 'article img' },
  { name: 'post-not-found', path: '/blog/no-such-post', ready: 'h1' },
  { name: 'authors', path: '/authors', ready: 'article img' },
  { name: 'author', path: '/authors/search-desk', ready: 'article img' },
  { name: 'not-found', path: '/no-such-page', ready: 'h1' },
  { name: 'demo-empty', path: '/search-results-demo', ready: 'form' },
  { name: 'contact', path: '/contact', ready: 'form' },
  { name: 'keyword-discovery', path: '/keyword-discovery', ready: 'main img' },
  { name: 'rank-tracking-told', path: '/tiktok-rank-tracking', ready: 'main img' },
  { name: 'competitor-monitoring', path: '/competitor-monitoring', ready: 'main img' },
  {
    name: 'faq',
    path: '/faq',
    ready: 'summary',
    act: (page) => page.locator('summary').first().click(),
  },
  { name: 'about', path: '/about', ready: 'h2' },
  {
    name: 'menu',
    path: '/about',
    ready: 'h2',
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'how-it-is-measured', path: '/how-it-is-measured', ready: 'h2' },
  { name: 'privacy-policy', path: '/privacy-policy', ready: 'h2' },
  { name: 'blog-nothing', path: '/blog?q=nothing+like+it', ready: 'main h2, main h3' },
  { name: 'author-not-found', path: '/authors/nobody', ready: 'h1' },
])

test.for(screens)('$name: axe finds nothing serious and nothing overflows', async (screen, { page }) => {
  await show(page, screen)
})
