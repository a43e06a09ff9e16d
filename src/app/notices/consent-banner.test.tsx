import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

let loaded: string[]

// analytics.ts reads the page's first address when it loads, so each test loads the modules again.
async function open(address: string) {
  history.replaceState(null, '', address)
  vi.resetModules()
  const { ConsentBanner } = await import('./consent-banner.tsx')
  return render(<ConsentBanner tagManagerId="GTM-TEST" path={location.pathname} />)
}
const banner = () => screen.queryByRole('region', { name: 'Analytics' })

beforeEach(() => {
  localStorage.clear()
  loaded = []
  vi.spyOn(document.head, 'append').mockImplementation(
    (node) => void loaded.push((node as HTMLScriptElement).src),
  )
})
it('loads nothing before consent, and remembers it', async () => {
  await open('/')
  expect(loaded).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Yes, count visits' }))
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST'])
  expect(banner()).toBeNull()
  expect(localStorage.getItem('keytrail-analytics')).toBe('agreed')
})

it('loads nothing after a refusal, and asks again only on request', async () => {
  const { unmount } = await open('/')
  fireEvent.click(screen.getByRole('button', { name: 'No' }))
  unmount()
  await open('/faq')
  expect(banner()).toBeNull()
  cleanup()
  await open('/privacy-policy#analytics-choice')
  expect(banner()).not.toBeNull()
  expect(loaded).toEqual([])
})

it('asks again on the page on which it was refused, each time the link is used', async () => {
  await open('/privacy-policy')
  for (const answer of ['No', 'Yes, count visits', 'No']) {
    fireEvent.click(screen.getByRole('button', { name: answer }))
    expect(banner()).toBeNull()
    location.hash = '#analytics-choice'
    await screen.findByRole('region', { name: 'Analytics' })
  }
})

it('obeys a refusal that cannot be stored: stops the scripts and forgets the consent', async () => {
  const stored = new Map([['keytrail-analytics', 'agreed']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  await open('/privacy-policy#analytics-choice')
  expect(loaded).toHaveLength(1)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('button', { name: 'No' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(stored.size).toBe(0)
  expect(banner()).toBeNull()
})

it.each(['/reset-password#access_token=x', '/payment?session_id=cs_1', '/login?token_hash=x'])(
  'is hidden on %s, even after consent',
  async (address) => {
    localStorage.setItem('keytrail-analytics', 'agreed')
    await open(address)
    expect(banner()).toBeNull()
    expect(loaded).toEqual([])
  },
)

it('is hidden on every screen of a page whose first address had a token', async () => {
  localStorage.setItem('keytrail-analytics', 'agreed')
  const { rerender } = await open('/reset-password#access_token=x')
  history.replaceState(null, '', '/dashboard')
  const { ConsentBanner } = await import('./consent-banner.tsx')
  rerender(<ConsentBanner tagManagerId="GTM-TEST" path="/dashboard" />)
  expect(loaded).toEqual([])
})
