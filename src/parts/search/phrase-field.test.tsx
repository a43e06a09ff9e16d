import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { batchFields } from './batch-fields.tsx'
import { PhraseField } from './phrase-field.tsx'

const draft = { mode: 'multiple', single: '', quantity: '1', multiple: '', keystroke: '' } as const

test.each<[name: string, fields: number, shown: ReactNode]>([
  ['a phrase', 1, <PhraseField key="one" value="" onChange={() => {}} />],
  [
    'the phrases of a batch, nor what they are made of',
    2,
    <batchFields.multiple key="many" draft={draft} country="gb" missing={false} onChange={() => {}} />,
  ],
])('turns off auto-capitalisation for %s', (_, fields, shown) => {
  const { container } = render(shown)
  const found = [...container.querySelectorAll('input, textarea')]
  expect(found.map((field) => field.getAttribute('autocapitalize'))).toEqual(Array(fields).fill('none'))
})
