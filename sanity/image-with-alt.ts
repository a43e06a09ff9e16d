/** The fields of a picture: what it shows must be in words, too. */
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
