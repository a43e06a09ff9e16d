import { render, screen } from '@testing-library/react'
import { test } from 'vitest'
import { BulkForm } from './bulk-form.tsx'

test('keeps suggestions whole, whatever characters they contain', () => {
  render(
    <BulkForm
      {...{ country: 'us', plan: null, known: [], active: 0, takesFocus: false }}
      draft={{ fields: {}, onKept: () => {} }}
      text={'matcha\nred, white and blue outfit\n"quiet luxury" outfit\nlatte'}
      onAdded={() => {}}
    />,
  )
  screen.getByRole('button', { name: 'Add 4 key phrases' })
  screen.getByText('red, white and blue outfit')
  screen.getByText('"quiet luxury" outfit')
})
