// Values are passed as parameters, never inserted into a query.

const published = '_type == "post" && isPublished == true'
const image = '{ asset, alt, crop, hotspot }'
const listed = `
  _id, title, "slug": slug.current, eyebrow, excerpt, featuredImage${image},
  "author": author->{ _id, name, "slug": slug.current, image${image} },
  "tags": tags[]->{ _id, name, "slug": slug.current, color },
  publishedAt, postType`
const authorFields = `_id, name, "slug": slug.current, bio, image${image}, socialLinks[]{ platform, url }`
const newestFirst = 'order(publishedAt desc, _id asc)'

export interface ContentQuery {
  query: string
  params: Record<string, unknown>
}

/** Newest first. `page` counts from 0. */
export function postsPageQuery(page: number, size: number): ContentQuery {
  return {
    query: `{
  "posts": *[${published}] | ${newestFirst} [$from...$to] {${listed} },
  "total": count(*[${published}])
}`,
    params: { from: page * size, to: (page + 1) * size },
  }
}

/**
 * Finds the posts that have `tag`, if given, and that contain, for each of `words`, a word starting with it.
 * Newest first. `page` counts from 0.
 */
export function foundPostsQuery(
  { words, tag }: { words: readonly string[]; tag: string | null },
  page: number,
  size: number,
): ContentQuery {
  const filter = `${published}
    && ($tag == null || $tag in tags[]->slug.current)
    && (count($words) == 0 || [
      title, eyebrow, excerpt, author->name, array::join(tags[]->name, " "), pt::text(content)
    ] match $words)`
  return {
    query: `{
  "posts": *[${filter}] | ${newestFirst} [$from...$to] {${listed} },
  "total": count(*[${filter}])
}`,
    params: { words: words.map((word) => `${word}*`), tag, from: page * size, to: (page + 1) * size },
  }
}

export function postQuery(slug: string): ContentQuery {
  return {
    query: `*[${published} && slug.current == $slug][0] {${listed},
  "author": author->{ ${authorFields} },
  lastModifiedAt, content, faq[]{ question, answer }, seo { metaTitle, metaDescription, keywords }
}`,
    params: { slug },
  }
}

/** Finds posts that share one of `tags`, and enough of the newest posts to fill the list. */
export function relatedPostsQuery(id: string, tags: readonly string[], limit: number): ContentQuery {
  const others = `${published} && _id != $id`
  return {
    query: `{
  "sharing": *[${others} && count((tags[]._ref)[@ in $tags]) > 0] | ${newestFirst} [0...$limit] {${listed} },
  "newest": *[${others}] | ${newestFirst} [0...$enough] {${listed} }
}`,
    params: { id, tags, limit, enough: 2 * limit },
  }
}

const authorArticles = `*[${published} && author._ref == ^._id]`

/** Lists all authors by name, with their three newest articles. */
export function authorsQuery(): ContentQuery {
  return {
    query: `*[_type == "author"] | order(name asc, _id asc) { ${authorFields},
  "articles": ${authorArticles} | ${newestFirst} [0...3] {${listed} },
  "articleCount": count(${authorArticles})
}`,
    params: {},
  }
}

export function authorQuery(slug: string): ContentQuery {
  return {
    query: `*[_type == "author" && slug.current == $slug][0] { ${authorFields},
  "articles": ${authorArticles} | ${newestFirst} [0...200] {${listed} },
  "articleCount": count(${authorArticles})
}`,
    params: { slug },
  }
}

/** The app's own content service accepts only these query texts. */
export function ownQueries(): string[] {
  return [
    postsPageQuery(0, 1),
    foundPostsQuery({ words: [], tag: null }, 0, 1),
    postQuery(''),
    relatedPostsQuery('', [], 1),
    authorsQuery(),
    authorQuery(''),
  ].map(({ query }) => query)
}
