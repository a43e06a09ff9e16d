import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listIdeas } from '#src/db/reads/ideas.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { SharePage } from './share-page.tsx'

const server = stubServer()
const link = 'https://www.tiktok.com/@ada.runs/video/7301234567890123456'

async function show(path: string, userAgent = 'Linux'): Promise<void> {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  server.level = 'premium'
  await showToAda(path, <SharePage />)
}

test('offers a field for a link if nothing was shared, and fills the form in from it', async () => {
  await show('/share')
  const field = await screen.findByLabelText('TikTok link')
  expect(screen.queryByLabelText('Key phrase')).toBeNull()
  expect(screen.queryByText(/Shortcuts app/)).toBeNull()
  fireEvent.change(field, { target: { value: 'no link' } })
  screen.getByText('This is no link to an account or a video on TikTok.')
  fireEvent.change(field, { target: { value: link } })
  expect(screen.getByLabelText<HTMLInputElement>('Account name').value).toBe('ada.runs')
  expect(screen.getByLabelText<HTMLInputElement>('Video ID').value).toBe('7301234567890123456')
})

test('fills the form in from a shared link', async () => {
  await show(`/share?url=${encodeURIComponent(link)}`)
  const account = await screen.findByLabelText<HTMLInputElement>('Account name')
  expect(account.value).toBe('ada.runs')
  // The form lacks only the phrase, so its optional fields are collapsed.
  expect(account.closest('details')?.open).toBe(false)
  screen.getByText('@ada.runs · 7301234567890123456')
  expect(screen.queryByLabelText('TikTok link')).toBeNull()
})

test('cuts a long shared text after a whole emoji', async () => {
  await show(`/share?text=${encodeURIComponent(`${'👍🏽'.repeat(201)} ${link}`)}`)
  await screen.findByText(`${'👍🏽'.repeat(200)}…`)
})

test('offers an iPhone, which cannot share with sites, a shortcut with this address', async () => {
  await show('/share', 'iPhone')
  await screen.findByRole('heading', { name: 'Share from TikTok in two taps' })
  screen.getByText(`${location.origin}/share?url=`)
})

test('saves the video that a free user shares, and offers the check that shows its rank', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Linux')
  await showToAda(`/share?url=${encodeURIComponent(link)}`, <SharePage />)
  await screen.findByText('Saved in your ideas: @ada.runs · video 7301234567890123456')
  const saved = { account_name: 'ada.runs', video_id: '7301234567890123456', stage: 'published' }
  expect(await listIdeas()).toMatchObject([{ ...saved, phrase: null }])
  fireEvent.change(screen.getByLabelText('Key phrase'), { target: { value: 'running shoes' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check who ranks · 1 credit' }))
  await waitFor(() => expect(location.pathname).toBe('/search-check'))
  expect(location.search).toBe('?keyword=running+shoes&country=gb')
  expect(history.state).toMatchObject({ begin: true, pages: 1 })
  expect(await listIdeas()).toMatchObject([{ ...saved, phrase: 'running shoes' }])
})

test('offers a free user a field, and saves the link pasted into it', async () => {
  await showToAda('/share', <SharePage />)
  fireEvent.change(await screen.findByLabelText('TikTok link'), { target: { value: link } })
  await screen.findByText('Saved in your ideas: @ada.runs · video 7301234567890123456')
})

test('saves a typed link only when the user leaves the field, because its beginnings are valid links too', async () => {
  await showToAda('/share', <SharePage />)
  await screen.findByText('matcha whisk')
  const field = screen.getByRole('textbox', { name: 'TikTok link' })
  for (const n of [...link].keys()) fireEvent.change(field, { target: { value: link.slice(0, n + 1) } })
  fireEvent.blur(field)
  fireEvent.change(await screen.findByLabelText('Key phrase'), { target: { value: 'running shoes' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check who ranks · 1 credit' }))
  await waitFor(() => expect(location.pathname).toBe('/search-check'))
  expect(await listIdeas()).toMatchObject([{ video_id: '7301234567890123456', phrase: 'running shoes' }])
})

test.each([
  ['an account', 'https://www.tiktok.com/@ada.runs', /^We took the account from .*, but it names no video/],
  [
    'a video',
    'https://m.tiktok.com/v/7301234567890123456.html',
    /^We took the video from the link, but it names no account/,
  ],
  ['a short link', 'https://vm.tiktok.com/ZMabc12/', /^A short link names neither account nor video/],
])('says which part of %s is missing', async (_, address, text) => {
  await show(`/share?url=${encodeURIComponent(address)}`)
  await screen.findByText(text)
  expect(screen.getByLabelText('Account name').closest('details')?.open).toBe(true)
})
