import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database, openDatabase } from '#src/db/core/open.ts'
import { readProfile } from '#src/db/reads/profile.ts'
import { RankingResults } from '#src/parts/ranking/ranking-results.tsx'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { ada, stubServer } from '#tests/support/device/stub-server.ts'
import { ranked } from '#tests/support/rows/ranking-row.ts'
import { storedCheck, storedIdea, storedKeyPhrase, storedProfile } from '#tests/support/rows/stored-rows.ts'

stubServer()

const check = storedCheck({ search_ranking_results: ranked(['grace', 'ada_codes']) })
const question = 'Which account is yours?'

async function open(own_accounts: string[] | null = null): Promise<void> {
  await openDatabase(ada.id)
  await database().profile.put(storedProfile({ own_accounts }))
  await database().checks.put(check)
  await showToAda('/', <RankingResults check={check} />)
}
const declared = async () => (await readProfile())?.own_accounts

test('is asked at a result; the answer marks the user’s videos, says where they are, and is sent', async () => {
  await open()
  fireEvent.change(await screen.findByLabelText(question), { target: { value: 'Ada Codes' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('Enter its @name, or a link to its profile or a video.')
  fireEvent.change(screen.getByLabelText(question), { target: { value: '@Ada_Codes' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Yours is at 2.')
  screen.getByText('Your account')
  expect(screen.queryByLabelText(question)).toBeNull()
  expect(await declared()).toEqual(['ada_codes'])
  expect(await database().$outbox.toArray()).toMatchObject([
    { kind: 'change_profile', payload: { own_accounts: ['ada_codes'] } },
  ])
})

test('offers the account that the user tracks', async () => {
  await openDatabase(ada.id)
  await database().keyPhrases.put(storedKeyPhrase({ keyword: 'another', account_name: '@Ada_Codes' }))
  await open()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(question).value).toBe('@ada_codes'))
})

test('is not asked again once it is skipped', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(screen.queryByLabelText(question)).toBeNull())
  expect(await declared()).toEqual([])
  expect(screen.queryByText(/^(Yours|None of yours)/)).toBeNull()
})

test('says so if a check contains none of the user’s videos', async () => {
  await open(['zoe'])
  await screen.findByText('None of yours in the first 2.')
})

test('marks a saved video in a check of a user who tracks nothing, but not its account', async () => {
  const check = storedCheck({ search_ranking_results: ranked('12', () => ({ username: 'ada' })) })
  await openDatabase(ada.id)
  await database().ideas.put(storedIdea({ phrase: null, account_name: 'ada', video_id: '1' }))
  await database().checks.put(check)
  await showToAda('/', <RankingResults check={check} />)
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  await waitFor(() => expect(names()).toEqual(['adaYour video', 'ada']))
})
