import { imageWithAlt } from './field-parts.ts'

interface UriRule {
  uri(options: { allowRelative: boolean; scheme: string[] }): unknown
}

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
            validation: (rule: UriRule) =>
              rule.uri({ allowRelative: true, scheme: ['http', 'https', 'mailto'] }),
          },
        ],
      },
    ],
  },
}

/** The blocks that the app renders. */
export const richText = [block, imageWithAlt]

export const plainRichText = [block]
