// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BulkForm } from './bulk-form.tsx'

afterEach(cleanup)

test('suggestions that are to be tracked stay whole, whatever is in them', () => {
  render(
    <BulkForm
      text={'matcha\nred, white and blue outfit\n"quiet luxury" outfit\nlatte'}
      country="us"
      plan={null}
      known={[]}
      active={0}
      takesFocus={false}
      onAdded={() => {}}
    />,
  )
  screen.getByRole('button', { name: 'Add 4 key phrases' })
  expect(screen.getByLabelText('Key phrases').getAttribute('autocapitalize')).toBe('none')
  screen.getByText('red, white and blue outfit')
  screen.getByText('"quiet luxury" outfit')
})
