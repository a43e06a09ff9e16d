/** A picture with a required text alternative. */
export const imageWithAlt = {
  type: 'image',
  options: { hotspot: true },
  fields: [
    {
      name: 'alt',
      title: 'What the picture shows',
      type: 'string',
      validation: (rule: { required(): unknown }) => rule.required(),
    },
  ],
}
