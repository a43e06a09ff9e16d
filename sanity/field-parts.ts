// A subset of Sanity's rules, so that the schema needs no Sanity package.
export interface Rule {
  required(): Rule
  max(length: number): Rule
  unique(): Rule
}

export const required = (rule: Rule) => rule.required()

export const imageWithAlt = {
  type: 'image',
  options: { hotspot: true },
  fields: [
    {
      name: 'alt',
      title: 'What the picture shows',
      type: 'string',
      validation: required,
    },
  ],
}
