import type { SocialLink } from '#src/domain/content/post.ts'
import { ContentLink } from '#src/parts/content/content-link.tsx'

export function SocialLinks({ links, label }: { links: readonly SocialLink[]; label: string }) {
  if (links.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4">
      {links.map(({ platform, url }) => (
        <li key={`${platform} ${url}`}>
          <ContentLink
            href={url}
            className="inline-flex target items-center text-14 text-link hover:text-accent-strong"
          >
            {platform}
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}
