import type { ComponentProps } from 'react'
import { addressIn } from '#src/domain/shell/addresses.ts'
import type { Route } from '#src/domain/shell/routes.ts'
import { currentLocale, type Locale, locales } from '#src/lib/locale.ts'
import { PageMeta, wholeAddress } from './page-meta.tsx'

type TranslatedMetaProps = ComponentProps<typeof PageMeta> & { path: Route }

export function TranslatedMeta({ path, ...rest }: TranslatedMetaProps) {
  const addressOf = (locale: Locale) => wholeAddress(addressIn(locale, path))
  return (
    <>
      <PageMeta path={addressIn(currentLocale(), path)} {...rest} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={addressOf(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf('en')} />
    </>
  )
}
