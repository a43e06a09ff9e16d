import { addressIn, translatedRoutes } from '#src/domain/shell/addresses.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { currentLocale, type Locale, localeName, locales } from '#src/lib/locale.ts'
import { hasTypedText } from '#src/lib/typed/typed-text.ts'
import { chooseLocale, wantedLocale } from '#src/lib/wanted-locale.ts'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { languageWords } from '#src/words/account/language.ts'

const look =
  'inline-flex target cursor-pointer items-center rounded-md px-3 text-14 text-quiet hover:text-ink aria-[current]:bg-wash aria-[current]:text-ink aria-pressed:bg-wash aria-pressed:text-ink dense:px-2'

/** Returns false if the user prefers to keep unsaved text. */
function choose(locale: Locale): boolean {
  if (hasTypedText() && !confirm(languageWords.overTyped)) return false
  chooseLocale(locale)
  return true
}

/**
 * In the app, shows buttons that store the choice and reload the page. On a public page, which passes its
 * `path`, shows links to the page's translations or, if it has none, to the translated landing page.
 */
export function LanguageChoice({ path }: { path?: string | undefined }) {
  // A prerendered page does not know the user's language.
  const wanted = useHydrated() ? wantedLocale() : null
  const linked = path && !translatedRoutes.includes(path) ? routes.home : path
  return (
    <ul aria-label={languageWords.name} className="flex flex-wrap gap-x-1">
      {locales.map((locale) => {
        const named = { lang: locale, className: look, children: localeName(locale) }
        return (
          <li key={locale}>
            {linked ? (
              <a
                {...named}
                href={addressIn(locale, linked)}
                hrefLang={locale}
                aria-current={locale === currentLocale() || undefined}
                onClick={(event) => choose(locale) || event.preventDefault()}
              >
                {named.children}
              </a>
            ) : (
              <button
                {...named}
                type="button"
                aria-pressed={locale === wanted}
                onClick={() => choose(locale) && location.reload()}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
