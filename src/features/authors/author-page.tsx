import { useParams } from 'wouter'
import type { AuthorWithArticles } from '#src/domain/content/post.ts'
import { plainText } from '#src/domain/content/text-of.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { SocialLinks } from '#src/features/authors/social-links.tsx'
import { counted } from '#src/lib/format.ts'
import { content } from '#src/parts/content/actions.ts'
import { ContentPage } from '#src/parts/content/content-page.tsx'
import { PageMeta, wholeAddress } from '#src/parts/content/page-meta.tsx'
import { pictureUrl } from '#src/parts/content/picture-url.ts'
import { PostCard } from '#src/parts/content/post-card.tsx'
import { RichText } from '#src/parts/content/rich-text.tsx'
import { useContent } from '#src/parts/content/use-content.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import { messages } from '#src/words/home/messages.ts'
import { AuthorPhoto } from './author-photo.tsx'

const descriptionLength = 155

export function AuthorPage() {
  const { slug = '' } = useParams()
  const author = useContent(preloaded(`author:${slug}`), async (signal) => {
    const { authorRead, readCopies } = await content.fetch()
    return readCopies(authorRead(slug), signal)
  })
  return (
    <ContentPage content={author} path={links.author(slug)} list={routes.authors} words={messages.author}>
      {(found) => <AuthorInFull author={found} />}
    </ContentPage>
  )
}

function AuthorInFull({ author }: { author: AuthorWithArticles }) {
  const { name, slug, image, bio, socialLinks, articles, articleCount } = author
  return (
    <>
      <PageMeta
        title={`${name} · Keytrail`}
        description={plainText(bio).replaceAll('\n', ' ').slice(0, descriptionLength) || name}
        path={links.author(slug)}
        type="profile"
        image={image ? wholeAddress(pictureUrl(image, 'authorCard')) : null}
      />
      <header className="flex flex-col gap-x-8 gap-y-6 sm:flex-row">
        <AuthorPhoto
          image={image}
          size="authorPage"
          sizes="200px"
          first
          className="size-36 shrink-0 sm:size-[200px]"
        />
        <div>
          <h1 className="text-31">{name}</h1>
          <p className="mt-1 text-14 text-quiet">{counted(articleCount, 'article')}</p>
          <div className="mt-4">
            <RichText text={bio} />
          </div>
          {socialLinks.length > 0 && (
            <div className="mt-5">
              <h2 className="text-16">Connect with {name}</h2>
              <SocialLinks links={socialLinks} label={`Connect with ${name}`} />
            </div>
          )}
        </div>
      </header>
      <section aria-labelledby="articles" className="mt-12 border-line border-t pt-10">
        <h2 id="articles" className="text-25">
          Articles by {name}
        </h2>
        <ul className="mt-6 grid gap-x-6 gap-y-12 sm:grid-cols-2">
          {articles.map((post) => (
            <li key={post._id}>
              <PostCard post={post} place="author" />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
