import { expect, test } from 'vitest'
import { parseForm } from './form-body.ts'

test('parses nested brackets as objects and lists', () => {
  const text =
    'mode=subscription&line_items[0][price]=p&line_items[0][quantity]=1&expand[]=a&expand[]=b&metadata[k]=v%26w'
  expect(parseForm(text)).toEqual({
    mode: 'subscription',
    line_items: [{ price: 'p', quantity: '1' }],
    expand: ['a', 'b'],
    metadata: { k: 'v&w' },
  })
})

test('does not pollute prototypes', () => {
  parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
