import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'

let solve: (token: string | null | undefined) => void = () => undefined
let asked = 0
vi.mock('./turnstile.tsx', () => ({
  Turnstile({ onToken }: { onToken: typeof solve }) {
    solve = onToken
    asked += 1
    return <p>Are you a person?</p>
  },
}))

const sent: (string | undefined)[] = []
let changes = 0

async function showForm(siteKey: string) {
  sent.length = 0
  changes = 0
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', siteKey)
  vi.resetModules()
  const { useCaptcha } = await import('./captcha.tsx')
  function Form() {
    const { field, take } = useCaptcha()
    // biome-ignore lint/correctness/useExhaustiveDependencies: counts how often `take` changes
    useEffect(() => {
      changes += 1
    }, [take])
    return (
      <>
        {field}
        <button type="button" onClick={async () => void sent.push(await take())}>
          Send
        </button>
      </>
    )
  }
  render(<Form />)
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

it('shows no captcha without a key', async () => {
  await showForm('')
  await press()
  expect(sent).toEqual([undefined])
  expect(screen.queryByText('Are you a person?')).toBeNull()
})

it('waits for a new token for each request', async () => {
  await showForm('site key')
  await screen.findByText('Are you a person?')
  await act(async () => solve('first'))
  await press()
  expect(sent).toEqual(['first'])

  const before = asked
  // The first request has used up the token.
  await act(async () => solve(null))
  await press()
  expect(sent).toEqual(['first'])
  await act(async () => solve('second'))
  expect(sent).toEqual(['first', 'second'])
  expect(asked).toBeGreaterThan(before)
  expect(changes, 'an effect that takes a token runs once').toBe(1)
})

it('sends each request at once, without a token, if the widget cannot be loaded', async () => {
  await showForm('site key')
  await screen.findByText('Are you a person?')
  await press()
  expect(sent).toEqual([])
  await act(async () => solve(undefined))
  await press()
  expect(sent).toEqual([undefined, undefined])
})
