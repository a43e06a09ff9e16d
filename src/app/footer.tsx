import { LanguageChoice } from '#src/parts/shell/language-choice.tsx'
import { type Theme, ThemeSwitch } from '#src/parts/shell/theme-switch.tsx'
import { Wordmark } from '#src/parts/shell/wordmark.tsx'
import { shellWords } from '#src/words/shell.ts'
import { footer } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'

interface FooterProps {
  served: (path: string) => boolean
  theme: Theme
  onThemeChange: (theme: Theme) => void
}

/** The bottom of every page. */
export function Footer({ served, theme, onThemeChange }: FooterProps) {
  const places = footer().filter((place) => served(place.path))
  return (
    <footer className="border-line border-t text-14 print:hidden">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-8 lg:px-6">
        {places.length > 0 && (
          <nav aria-label={shellWords.footerNavigation}>
            <ul className="flex flex-wrap gap-x-6">
              {places.map((place) => (
                <li key={place.path}>
                  <PlaceLink
                    place={place}
                    className="inline-flex min-h-11 items-center text-quiet hover:text-ink hover:underline dense:min-h-8"
                  />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Wordmark />
            <p className="text-quiet">{shellWords.notAffiliated}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <LanguageChoice />
            <ThemeSwitch theme={theme} onChange={onThemeChange} />
          </div>
        </div>
      </div>
    </footer>
  )
}
