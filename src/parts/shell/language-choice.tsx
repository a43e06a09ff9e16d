import { type Locale, localeName, locales } from '#src/lib/locale.ts'
import { hasTypedText } from '#src/lib/typed/typed-text.ts'
import { chooseLocale, wantedLocale } from '#src/lib/wanted-locale.ts'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { languageWords } from '#src/words/account/language.ts'

function choose(locale: Locale): void {
  if (!hasTypedText() || confirm(languageWords.overTyped)) chooseLocale(locale)
}

/** The languages of the product. Buttons, since each choice reloads the page. */
export function LanguageChoice() {
  // A prerendered page does not know the user's language.
  const wanted = useHydrated() ? wantedLocale() : null
  return (
    <ul aria-label={languageWords.name} className="flex flex-wrap gap-x-1">
      {locales.map((locale) => (
        <li key={locale}>
          <button
            type="button"
            lang={locale}
            aria-pressed={locale === wanted}
            onClick={() => choose(locale)}
            className="target cursor-pointer rounded-md px-3 text-14 text-quiet hover:text-ink aria-pressed:bg-wash aria-pressed:text-ink dense:px-2"
          >
            {localeName(locale)}
          </button>
        </li>
      ))}
    </ul>
  )
}
