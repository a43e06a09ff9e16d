import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Post } from './post.ts'
import { articleData, postQuestionsData, scriptJson } from './structured-data.ts'

const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] })
const post = v.parse(Post, {
  _id: 'a',
  title: 'A title',
  slug: 'a-title',
  postType: 'news',
  publishedAt: '2026-07-07T08:10:00Z',
  content: [block('four'), block('six or')],
  faq: [
    { question: 'Why?', answer: [block('Because.')] },
    { question: 'Unanswered', answer: [] },
  ],
})
const addresses = {
  page: 'https://keytrail.test/blog/a-title',
  author: null,
  image: null,
  site: 'https://keytrail.test',
}

test('counts characters as wordCount', () => {
  expect(articleData(post, addresses).wordCount).toBe(10)
})

test('marks news as NewsArticle and other posts as BlogPosting', () => {
  expect(articleData(post, addresses)['@type']).toBe('NewsArticle')
  expect(articleData({ ...post, postType: 'blog' }, addresses)['@type']).toBe('BlogPosting')
})

test('omits unanswered questions', () => {
  expect(postQuestionsData(post)?.mainEntity).toHaveLength(1)
  expect(postQuestionsData({ ...post, faq: [] })).toBeNull()
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028\u2029', '&lt;/script&gt;'])(
  '%j cannot close the script element and is parsed unchanged',
  (text) => {
    const json = scriptJson({ headline: text })
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ headline: text })
  },
)
