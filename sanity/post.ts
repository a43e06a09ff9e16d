import { imageWithAlt, type Rule, required } from './field-parts.ts'
import { plainRichText, richText } from './rich-text.ts'

export const post = {
  name: 'post',
  title: 'Post',
  type: 'document',
  fields: [
    { name: 'title', title: 'Title', type: 'string', validation: (rule: Rule) => rule.required().max(110) },
    { name: 'slug', title: 'Slug', type: 'slug', options: { source: 'title' }, validation: required },
    { name: 'eyebrow', title: 'Eyebrow', type: 'string' },
    { name: 'excerpt', title: 'Excerpt', type: 'text', rows: 3, validation: (rule: Rule) => rule.max(220) },
    { ...imageWithAlt, name: 'featuredImage', title: 'Featured picture' },
    { name: 'author', title: 'Author', type: 'reference', to: [{ type: 'author' }], validation: required },
    {
      name: 'tags',
      title: 'Tags',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'tag' }] }],
      validation: (rule: Rule) => rule.unique(),
    },
    { name: 'publishedAt', title: 'Published', type: 'datetime', validation: required },
    { name: 'lastModifiedAt', title: 'Last modified', type: 'datetime' },
    {
      name: 'isPublished',
      title: 'Shown in the blog',
      type: 'boolean',
      initialValue: false,
    },
    {
      name: 'postType',
      title: 'Type',
      type: 'string',
      options: {
        layout: 'radio',
        list: [
          { title: 'Blog', value: 'blog' },
          { title: 'News', value: 'news' },
        ],
      },
      initialValue: 'blog',
      validation: required,
    },
    { name: 'content', title: 'Text', type: 'array', of: richText },
    {
      name: 'faq',
      title: 'Frequently Asked Questions',
      type: 'array',
      of: [
        {
          name: 'faqItem',
          type: 'object',
          fields: [
            { name: 'question', title: 'Question', type: 'string', validation: required },
            { name: 'answer', title: 'Answer', type: 'array', of: plainRichText },
          ],
        },
      ],
    },
    {
      name: 'seo',
      title: 'Search engines',
      type: 'object',
      fields: [
        { name: 'metaTitle', title: 'Title', type: 'string' },
        { name: 'metaDescription', title: 'Description', type: 'text', rows: 2 },
        { name: 'keywords', title: 'Keywords', type: 'array', of: [{ type: 'string' }] },
      ],
    },
  ],
}
