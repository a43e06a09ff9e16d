import { required } from './rules.ts'

export const tag = {
  name: 'tag',
  title: 'Tag',
  type: 'document',
  fields: [
    { name: 'name', title: 'Name', type: 'string', validation: required },
    { name: 'slug', title: 'Slug', type: 'slug', options: { source: 'name' }, validation: required },
    { name: 'color', title: 'Colour', description: 'As #rrggbb.', type: 'string' },
  ],
}
