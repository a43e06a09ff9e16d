import { useEffect } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { pageCount, readPageNumber } from '#src/domain/content/pages.ts'
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
  const [path, navigate] = useLocation()
  const query = useSearch()
  const address = new URLSearchParams(query)
  const q = address.get('q')
  const tag = address.get('tag')
  const page = isAtRoute(path, routes.blogPage) ? (path.split('/')[3] ?? null) : address.get('page')
  return (
    <>
      <PageHeader
        title="Blog"
        lead="How to be found: what people type into TikTok search, how to answer it, and how to read what happens next."
        actions={<BlogSearch text={q ?? ''} onSearch={(text) => navigate(links.blog({ q: text, tag }))} />}
      />
      <PostList key={`${path}?${query}`} page={readPageNumber(page)} q={q} tag={tag} />
    </>
  )
}

function PostList({ page, q, tag }: { page: number; q: string | null; tag: string | null }) {
  const [, navigate] = useLocation()
  const search = readSearch(q, tag)
  const content = useContent(search ? undefined : preloaded(`posts:${page - 1}`), async (signal) =>
    (await actions.fetch()).loadPosts(search, page, signal),
  )
  const list = content.view.kind === 'shown' ? content.view.value : null
  const isShown = list !== null
  const tagName = list?.posts.flatMap(({ tags }) => tags).find(({ slug }) => slug === tag)?.name ?? tag

  useEffect(() => {
    // Stores other posts for offline reading only after this page has its own content.
    if (isShown)
      void actions.fetch().then(
        ({ keepNewestPosts }) => keepNewestPosts(),
        () => undefined,
      )
  }, [isShown])

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
      {search && (
        <p role="status" className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>
            {list && counted(list.total, 'post')}
            {q && ` with “${q}”`}
            {tagName && ` tagged ${tagName}`}
          </span>
          <Link href={routes.blog} className="inline-flex target items-center text-accent underline">
            Show all posts
          </Link>
        </p>
      )}
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
