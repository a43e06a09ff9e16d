import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import type { Image } from '#src/domain/content/image.ts'
import type { RichText as RichTextBlocks } from '#src/domain/content/rich-text.ts'
import { ContentLink } from './content-link.tsx'
import { Picture } from './picture.tsx'

const components: Partial<PortableTextReactComponents> = {
  types: {
    image: ({ value }: { value: Image }) => (
      <figure>
        <Picture
          image={value}
          size="inline"
          sizes="(min-width: 48rem) 42rem, 100vw"
          className="aspect-video w-full rounded-md"
        />
        {/* Hidden from screen readers, because it repeats the picture's alternative text. */}
        {value.alt && <figcaption aria-hidden="true">{value.alt}</figcaption>}
      </figure>
    ),
  },
  marks: {
    link: ({ value, children }) => <ContentLink href={value?.href}>{children}</ContentLink>,
  },
}

export function RichText({ text }: { text: RichTextBlocks }) {
  return (
    <div className="prose">
      <PortableText value={text} components={components} onMissingComponent={false} />
    </div>
  )
}
