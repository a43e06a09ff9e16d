// The subset of Sanity's validation rules that the schema uses, so that it needs no Sanity package.
export interface Rule {
  required(): Rule
  max(length: number): Rule
  unique(): Rule
}

export const required = (rule: Rule) => rule.required()

/** A picture with a required text alternative. */
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
