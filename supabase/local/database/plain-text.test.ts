import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownMail, plainText } from './plain-text.ts'

const template = (name: string) => readFileSync(`${import.meta.dirname}/../../templates/${name}.html`, 'utf8')

test('converts the HTML of a mail to text, with the addresses of its links', () => {
  const html =
    '<head><style>p { color: red }</style></head><h2>Tea &amp; cake</h2>\n<p>Go <a class="x" href="https://a.test/?b=1&c=2">there</a>.</p>'
  expect(plainText(html)).toBe('Tea & cake\n\nGo there (https://a.test/?b=1&c=2).')
})

test.each(['recovery', 'confirmation', 'email-change'])(
  'links the %s mail to the app’s own screens only',
  (name) => {
    const links = plainText(template(name)).match(/\(\{\{ \.SiteURL \}\}\/[^)]*\)/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link).toMatch(/\/(reset-password|forgot-password|login)\b/)
    expect(plainText(template(name))).not.toContain('/auth/v1/')
  },
)

test('replaces the text of a mail before it is sent', async () => {
  const sent: unknown[] = []
  const driver = ownMail({ send: async (mail) => void sent.push(mail) })
  await driver.send({ to: 'a@b.test', subject: 's', html: '<p>One</p>', text: 'Another' })
  await driver.send({ to: 'a@b.test', subject: 's', text: 'Text alone' })
  expect(sent).toMatchObject([{ text: 'One' }, { text: 'Text alone' }])
})
