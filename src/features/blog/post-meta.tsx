import type { Post } from '#src/domain/content/post.ts'
import { articleData, postQuestionsData } from '#src/domain/content/structured-data.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { PageMeta, wholeAddress } from '#src/parts/content/page-meta.tsx'
import { pictureUrl } from '#src/parts/content/picture-url.ts'

export function PostMeta({ post }: { post: Post }) {
  const path = links.post(post.slug)
  const image = post.featuredImage ? wholeAddress(pictureUrl(post.featuredImage, 'share')) : null
  const article = articleData(post, {
    page: wholeAddress(path),
    author: post.author ? wholeAddress(links.author(post.author.slug)) : null,
    image,
    site: wholeAddress(routes.home).replace(/\/$/, ''),
  })
  const questions = postQuestionsData(post)
  return (
    <PageMeta
      title={post.seo.metaTitle ?? post.title}
      description={post.seo.metaDescription ?? post.excerpt ?? post.title}
      keywords={post.seo.keywords}
      path={path}
      image={image}
      type="article"
      publishedAt={post.publishedAt}
      modifiedAt={post.lastModifiedAt}
      data={questions ? [article, questions] : [article]}
    />
  )
}
