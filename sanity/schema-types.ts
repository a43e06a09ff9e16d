import { author } from './author.ts'
import { required } from './field-parts.ts'
import { post } from './post.ts'

const tag = {
  name: 'tag',
  title: 'Tag',
  type: 'document',
  fields: [
    { name: 'name', title: 'Name', type: 'string', validation: required },
    { name: 'slug', title: 'Slug', type: 'slug', options: { source: 'name' }, validation: required },
    { name: 'color', title: 'Colour', description: 'As #rrggbb.', type: 'string' },
  ],
}

/** For `schema: { types: schemaTypes }` in the `sanity.config.ts` of a Studio. */
export const schemaTypes = [post, author, tag]
