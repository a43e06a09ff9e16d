import { imageWithAlt, required } from './field-parts.ts'
import { post } from './post.ts'
import { plainRichText } from './rich-text.ts'

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
    { name: 'bio', title: 'About', type: 'array', of: plainRichText },
    { ...imageWithAlt, name: 'image', title: 'Picture' },
    {
      name: 'socialLinks',
      title: 'Elsewhere',
      type: 'array',
      of: [
        {
          name: 'socialLink',
          type: 'object',
          fields: [
            { name: 'platform', title: 'Platform', type: 'string', validation: required },
            { name: 'url', title: 'Address', type: 'url', validation: required },
          ],
        },
      ],
    },
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
