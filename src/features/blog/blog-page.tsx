import { useEffect } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { pageCount, readPageNumber } from '#src/domain/content/pages.ts'
import type { PostsPage } from '#src/domain/content/post.ts'
import { readSearch } from '#src/domain/content/post-search.ts'
import { isAtRoute, links, routes } from '#src/domain/shell/routes.ts'
import { counted } from '#src/lib/format.ts'
import { ContentBody } from '#src/parts/content/content-body.tsx'
import { PageMeta } from '#src/parts/content/page-meta.tsx'
import { PostCard } from '#src/parts/content/post-card.tsx'
import { useContent } from '#src/parts/content/use-content.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { preloaded } from '#src/state/preloaded-content.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { partSource } from '#src/ui/loading/lazy-part.tsx'
import { messages } from '#src/words/home/messages.ts'
import { BlogSearch } from './blog-search.tsx'
import { Pagination } from './pagination.tsx'

const actions = partSource(() => import('./actions.ts'))
void actions.preload()

const firstSeen = 3

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function CardsLoading({ label }: { label: string }) {
  return (
    <div role="status">
      <p className="mb-6 animate-fade-late text-14 text-quiet">{label}</p>
      <div
        aria-hidden="true"
        className="grid animate-fade-late gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
      >
        {places.map((place) => (
          <div key={place}>
            <div className="aspect-video rounded-md bg-wash" />
            <div className="mt-4 h-3 w-1/4 rounded-md bg-wash" />
            <div className="mt-3 h-4 w-11/12 rounded-md bg-wash" />
            <div className="mt-3 h-3 w-3/4 rounded-md bg-wash" />
          </div>
        ))}
      </div>
    </div>
  )
}

export function BlogPage() {
  const [path] = useLocation()
  return <PostList key={`${path}?${useSearch()}`} />
}

function PostList() {
  const [path, navigate] = useLocation()
  const address = new URLSearchParams(useSearch())
  const page = readPageNumber(
    isAtRoute(path, routes.blogPage) ? (path.split('/')[3] ?? null) : address.get('page'),
  )
  const q = address.get('q')
  const tag = address.get('tag')
  const search = readSearch(q, tag)
  const content = useContent(search ? undefined : preloaded(`posts:${page - 1}`), async (signal) =>
    (await actions.fetch()).loadPosts(search, page, signal),
  )
  const { view } = content
  const shown = view.kind === 'shown'

  useEffect(() => {
    // Stores other posts for offline reading only once this page has its own content.
    if (shown)
      void actions.fetch().then(
        ({ keepNewestPosts }) => keepNewestPosts(),
        () => undefined,
      )
  }, [shown])

  const turnTo = (next: number) => {
    navigate(links.blog({ page: next, q, tag }))
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
  }

  return (
    <>
      <PageMeta
        title={page > 1 ? `Blog, page ${page} · Keytrail` : 'Blog · Keytrail'}
        description="Search intent, captions, keywords and rankings on TikTok: plain articles on being found, and Keytrail news."
        path={links.blog({ page })}
        image="/cards/blog.png"
        // Search engines must not index search results.
        hidden={search !== null}
      />
      <link rel="alternate" type="application/rss+xml" title="Keytrail blog" href="/blog/rss.xml" />
      <PageHeader
        title="Blog"
        lead="How to be found: what people type into TikTok search, how to answer it, and how to read what happens next."
        actions={<BlogSearch text={q ?? ''} onSearch={(text) => navigate(links.blog({ q: text, tag }))} />}
      />
      {search && <SearchSummary q={q} tag={tagName(tag, view)} total={shown ? view.value.total : null} />}
      <ContentBody
        content={content}
        loading={<CardsLoading label={messages.postsLoading} />}
        failed={messages.postsLoadFailed}
      >
        {({ posts, total }) => (
          <>
            {posts.length > 0 ? (
              <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
                {posts.map((post, index) => (
                  <li key={post._id}>
                    <PostCard post={post} place="blog" first={index < firstSeen} />
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState
                title={messages.noPosts}
                action={
                  (search || page > 1) && (
                    <ButtonLink variant="primary" href={routes.blog}>
                      Show all posts
                    </ButtonLink>
                  )
                }
              />
            )}
            <Pagination page={page} last={pageCount(total)} kept={{ q, tag }} onPage={turnTo} />
          </>
        )}
      </ContentBody>
    </>
  )
}

type View = ReturnType<typeof useContent<PostsPage>>['view']

function tagName(slug: string | null, view: View): string | null {
  const posts = view.kind === 'shown' ? view.value.posts : []
  return posts.flatMap(({ tags }) => tags).find((tag) => tag.slug === slug)?.name ?? slug
}

function SearchSummary({ q, tag, total }: { q: string | null; tag: string | null; total: number | null }) {
  return (
    <p role="status" className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        {total !== null && counted(total, 'post')}
        {q && ` with “${q}”`}
        {tag && ` tagged ${tag}`}
      </span>
      <Link href={routes.blog} className="inline-flex target items-center text-accent underline">
        Show all posts
      </Link>
    </p>
  )
}
