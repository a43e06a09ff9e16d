import { expect, test } from 'vitest'
import { parseForm } from './form-body.ts'

test('nested brackets are objects and lists', () => {
  const text =
    'mode=subscription&line_items[0][price]=p&line_items[0][quantity]=1&expand[]=a&expand[]=b&metadata[k]=v%26w'
  expect(parseForm(text)).toEqual({
    mode: 'subscription',
    line_items: [{ price: 'p', quantity: '1' }],
    expand: ['a', 'b'],
    metadata: { k: 'v&w' },
  })
})

test('a name that would reach into every object reaches nowhere', () => {
  parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
