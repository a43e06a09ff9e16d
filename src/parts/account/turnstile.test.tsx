import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Turnstile } from './turnstile.tsx'

it('reports a script that cannot be loaded', async () => {
  const added = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
  const onToken = vi.fn()
  render(<Turnstile siteKey="site key" onToken={onToken} />)
  const [script] = added.mock.calls[0] ?? []
  await act(async () => void (script as HTMLScriptElement).dispatchEvent(new Event('error')))
  expect(onToken.mock.calls).toEqual([[undefined]])
})
