import { expect, test } from 'vitest'
import { wrongContactFields } from './contact-message.ts'

const message = { name: 'Jo', email: 'jo@example.test', message: 'Hello' }

test.each([
  'jo@example.test',
  " o'neil+news@mail.example.co.uk ",
  'jo@xn--bcher-kva.example',
  'j_o.2@a-b.io',
])('accepts %s', (email) => expect(wrongContactFields({ ...message, email })).toEqual([]))

test.each(['', 'jo', 'jo@x', 'a@b.test, c@d.test', 'jo@x.test\nBcc: all@x.test'])('rejects %j', (email) =>
  expect(wrongContactFields({ ...message, email })).toEqual(['email']),
)

test('reports every blank field', () => {
  expect(wrongContactFields({ name: ' ', email: ' ', message: ' ' })).toEqual(['name', 'email', 'message'])
})
