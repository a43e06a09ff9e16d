import { scriptJson } from '#src/domain/content/structured-data.ts'
import { addressIn, translatedRoutes } from '#src/domain/shell/addresses.ts'
import { env } from '#src/lib/env.ts'
import { currentLocale, type Locale, locales } from '#src/lib/locale.ts'

interface PageMetaProps {
  title: string
  description: string
  /** Without a language prefix. */
  path: string
  /** A path or an absolute URL; null if there is no image. */
  image?: string | null
  keywords?: readonly string[]
  type?: 'website' | 'article' | 'profile'
  publishedAt?: string | null
  modifiedAt?: string | null
  /** Excludes the page from search engines. */
  hidden?: boolean
  data?: readonly object[]
}

export function wholeAddress(path: string): string {
  return path.startsWith('/') ? `${env.siteUrl}${path}` : path
}

export function PageMeta({
  title,
  description,
  path,
  image = '/cards/keytrail.png',
  keywords = [],
  type = 'website',
  publishedAt,
  modifiedAt,
  hidden,
  data = [],
}: PageMetaProps) {
  const addressOf = (locale: Locale) => wholeAddress(addressIn(locale, path))
  const address = addressOf(currentLocale())
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content="Keytrail" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={wholeAddress(image)} />}
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      {modifiedAt && <meta property="article:modified_time" content={modifiedAt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {data.map((entry) => (
        <script
          key={scriptJson(entry)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can close the element
          dangerouslySetInnerHTML={{ __html: scriptJson(entry) }}
        />
      ))}
      {translatedRoutes.includes(path) && (
        <>
          {locales.map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={addressOf(locale)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressOf('en')} />
        </>
      )}
    </>
  )
}
