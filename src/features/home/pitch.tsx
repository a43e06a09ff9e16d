import { addressIn } from '#src/domain/shell/addresses.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { currentLocale, localeTag } from '#src/lib/locale.ts'
import { PageMeta, wholeAddress } from '#src/parts/content/page-meta.tsx'
import { landingWords } from '#src/words/landing/landing.ts'

export function Pitch() {
  const { title, description } = landingWords.meta
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path={routes.home}
        data={[
          {
            '@context': 'https://schema.org',
            '@type': 'WebSite',
            name: 'Keytrail',
            url: wholeAddress(addressIn(currentLocale(), routes.home)),
            description,
            inLanguage: localeTag(),
          },
        ]}
      />
      <h1 className="text-31 sm:text-39">{landingWords.title}</h1>
      <p className="mt-5 max-w-xl text-quiet lg:text-20">{landingWords.lead}</p>
    </>
  )
}
