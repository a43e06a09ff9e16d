import { render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { RichText as RichTextSchema } from '#src/domain/content/rich-text.ts'
import { RichText } from './rich-text.tsx'

const show = (blocks: unknown[]) => render(<RichText text={v.parse(RichTextSchema, blocks)} />)
const span = (text: string, marks: string[] = []) => ({ _type: 'span', _key: text, text, marks })
const block = (text: string, more: object = {}) => ({
  _type: 'block',
  _key: text,
  children: [span(text)],
  markDefs: [],
  ...more,
})
const linked = (href: string) =>
  block('', {
    children: [span('go', ['l'])],
    markDefs: [{ _key: 'l', _type: 'link', href }],
  })

it('renders an element for every style', () => {
  const { container } = show([
    ...['h1', 'h2', 'h3', 'h4', 'blockquote', 'normal'].map((style) => block(style, { style })),
    block('dash', { listItem: 'bullet', level: 1 }),
    block('first', { listItem: 'number', level: 1 }),
    block('', { children: ['strong', 'em', 'code'].map((mark) => span(mark, [mark])) }),
  ])
  for (const element of ['h1', 'h2', 'h3', 'h4', 'blockquote', 'p', 'ul li', 'ol li', 'strong', 'em', 'code'])
    expect(container.querySelector(element), element).not.toBeNull()
})

it('opens links in a new tab', () => {
  show([linked('https://example.com/a')])
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('https://example.com/a')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

it('shows an unsafe link as plain text', () => {
  show([linked('javascript:alert(1)')])
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('go')).toBeTruthy()
})

it('skips unknown blocks', () => {
  show([{ _type: 'video', url: 'x' }, block('', { children: [span('marked', ['glitter'])] }), block('after')])
  expect(screen.getByText('marked')).toBeTruthy()
  expect(screen.getByText('after')).toBeTruthy()
})

it('shows a picture with its caption below', () => {
  const ref = `image-${'a'.repeat(40)}-1200x675-webp`
  show([{ _type: 'image', asset: { _ref: ref }, alt: 'A staircase' }])
  const image = screen.getByRole('img', { name: 'A staircase' })
  expect(image.getAttribute('src')).toContain(`${'a'.repeat(40)}-1200x675.webp?`)
  expect(image.getAttribute('src')).toContain('w=800&h=400')
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(screen.getByText('A staircase').tagName).toBe('FIGCAPTION')
})
