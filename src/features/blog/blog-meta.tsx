import { links } from '#src/domain/shell/routes.ts'
import { PageMeta } from '#src/parts/content/page-meta.tsx'

interface BlogMetaProps {
  page: number
  /** Whether search results are shown, which search engines must not index. */
  searched: boolean
}

export function BlogMeta({ page, searched }: BlogMetaProps) {
  return (
    <>
      <PageMeta
        title={page > 1 ? `Blog, page ${page} · Keytrail` : 'Blog · Keytrail'}
        description="Search intent, captions, keywords and rankings on TikTok: plain articles on being found, and Keytrail news."
        path={links.blog({ page })}
        image="/cards/blog.png"
        hidden={searched}
      />
      <link rel="alternate" type="application/rss+xml" title="Keytrail blog" href="/blog/rss.xml" />
    </>
  )
}
