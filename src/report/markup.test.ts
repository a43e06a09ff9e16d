import { expect, test } from 'vitest'
import { html } from './markup.ts'

test('escapes every value, in text and in quoted attributes', () => {
  const hostile = `<img src=x onerror="alert('1')"> & "more"`
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
    `<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &quot;more&quot;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &quot;more&quot;</p>`,
  )
})

test('joins lists, keeps its own pieces, and omits null and false', () => {
  expect(html`<ul>${['<', 2].map((item) => html`<li>${item}</li>`)}${null}${false}</ul>`.text).toBe(
    '<ul><li>&lt;</li><li>2</li></ul>',
  )
})

test('replaces half of a surrogate pair, which no encoding has', () => {
  expect(html`${'a\ud83d'}`.text).toBe('a\ufffd')
})
