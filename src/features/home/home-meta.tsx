import { routes } from '#src/domain/shell/routes.ts'
import { PageMeta, wholeAddress } from '#src/parts/content/page-meta.tsx'

const description =
  'Find what people type into TikTok search, check who ranks for it in six countries, and follow your own video day by day. Works offline.'

/** The metadata of the landing page. */
export function HomeMeta() {
  return (
    <PageMeta
      title="Keytrail: TikTok keywords and rankings"
      description={description}
      path={routes.home}
      image="/cards/keytrail.png"
      data={[
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: 'Keytrail',
          url: wholeAddress(routes.home),
          description,
        },
      ]}
    />
  )
}
