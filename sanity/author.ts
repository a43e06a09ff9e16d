import { imageWithAlt, required } from './field-parts.ts'
import { plainRichText } from './rich-text.ts'

export const author = {
  name: 'author',
  title: 'Author',
  type: 'document',
  fields: [
    { name: 'name', title: 'Name', type: 'string', validation: required },
    { name: 'slug', title: 'Slug', type: 'slug', options: { source: 'name' }, validation: required },
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
