// A subset of Sanity's rules, so that the schema needs no Sanity package.
interface Rule {
  required(): Rule
  max(length: number): Rule
  unique(): Rule
  uri(options: { allowRelative: boolean; scheme: string[] }): Rule
}

const required = (rule: Rule) => rule.required()

const imageWithAlt = {
  type: 'image',
  options: { hotspot: true },
  fields: [{ name: 'alt', title: 'What the picture shows', type: 'string', validation: required }],
}

const objectList = (name: string, title: string, item: string, fields: object[]) => ({
  name,
  title,
  type: 'array',
  of: [{ name: item, type: 'object', fields }],
})

const block = {
  type: 'block',
  styles: [
    { title: 'Normal', value: 'normal' },
    { title: 'Heading 1', value: 'h1' },
    { title: 'Heading 2', value: 'h2' },
    { title: 'Heading 3', value: 'h3' },
    { title: 'Heading 4', value: 'h4' },
    { title: 'Quote', value: 'blockquote' },
  ],
  lists: [
    { title: 'Bullets', value: 'bullet' },
    { title: 'Numbers', value: 'number' },
  ],
  marks: {
    decorators: [
      { title: 'Bold', value: 'strong' },
      { title: 'Italic', value: 'em' },
      { title: 'Code', value: 'code' },
    ],
    annotations: [
      {
        name: 'link',
        title: 'Link',
        type: 'object',
        fields: [
          {
            name: 'href',
            title: 'Address',
            type: 'url',
            // The schemes that src/lib/safe-url.ts accepts.
            validation: (rule: Rule) =>
              rule.uri({ allowRelative: true, scheme: ['http', 'https', 'mailto'] }),
          },
        ],
      },
    ],
  },
}

const post = {
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
    { name: 'isPublished', title: 'Shown in the blog', type: 'boolean', initialValue: false },
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
    { name: 'content', title: 'Text', type: 'array', of: [block, imageWithAlt] },
    objectList('faq', 'Frequently Asked Questions', 'faqItem', [
      { name: 'question', title: 'Question', type: 'string', validation: required },
      { name: 'answer', title: 'Answer', type: 'array', of: [block] },
    ]),
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

const nameAndSlug = [
  { name: 'name', title: 'Name', type: 'string', validation: required },
  { name: 'slug', title: 'Slug', type: 'slug', options: { source: 'name' }, validation: required },
]

const author = {
  name: 'author',
  title: 'Author',
  type: 'document',
  fields: [
    ...nameAndSlug,
    { name: 'bio', title: 'About', type: 'array', of: [block] },
    { ...imageWithAlt, name: 'image', title: 'Picture' },
    objectList('socialLinks', 'Elsewhere', 'socialLink', [
      { name: 'platform', title: 'Platform', type: 'string', validation: required },
      { name: 'url', title: 'Address', type: 'url', validation: required },
    ]),
  ],
}

const tag = {
  name: 'tag',
  title: 'Tag',
  type: 'document',
  fields: [...nameAndSlug, { name: 'color', title: 'Colour', description: 'As #rrggbb.', type: 'string' }],
}

/** For `schema: { types: schemaTypes }` in the `sanity.config.ts` of a Studio. */
export const schemaTypes = [post, author, tag]
