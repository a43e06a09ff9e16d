import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { batchFields } from './batch-fields.tsx'
import { PhraseField } from './phrase-field.tsx'

const draft = { mode: 'multiple', single: '', quantity: '1', multiple: '', keystroke: '' } as const

test('turns off auto-capitalisation for a phrase, for those of a batch, and for what they are made of', () => {
  const { container } = render(
    <>
      <PhraseField value="" onChange={() => {}} />
      <batchFields.multiple draft={draft} country="gb" missing={false} onChange={() => {}} />
    </>,
  )
  const found = [...container.querySelectorAll('input, textarea')]
  expect(found.map((field) => field.getAttribute('autocapitalize'))).toEqual(['none', 'none', 'none'])
})
