import { expect, test } from 'vitest'
import { portableText } from './portable-text.ts'

const readMarks = (text: string) =>
  portableText(text, String).flatMap((block) =>
    block._type === 'block' ? block.children.map(({ text: words, marks }) => [words, ...marks]) : [],
  )

test('parses nested marks', () => {
  expect(readMarks('a **b *c*** `d` e')).toEqual([
    ['a '],
    ['b ', 'strong'],
    ['c', 'strong', 'em'],
    [' '],
    ['d', 'code'],
    [' e'],
  ])
})

test('stores the address of a link in markDefs', () => {
  const [block] = portableText('see [the **blog**](/blog)', String)
  expect(block).toMatchObject({
    children: [
      { text: 'see ', marks: [] },
      { text: 'the ', marks: ['l0'] },
      { text: 'blog', marks: ['l0', 'strong'] },
    ],
    markDefs: [{ _key: 'l0', _type: 'link', href: '/blog' }],
  })
})

test('converts every kind of line to its block', () => {
  const blocks = portableText(
    '# one\n## two\n### three\n#### four\n\nplain\n> quoted\n- dash\n1. first\n![A line](line)',
    (name) => `image-${name}`,
  )
  expect(
    blocks.map((block) => (block._type === 'image' ? block.asset._ref : (block.listItem ?? block.style))),
  ).toEqual(['h1', 'h2', 'h3', 'h4', 'normal', 'blockquote', 'bullet', 'number', 'image-line'])
})
