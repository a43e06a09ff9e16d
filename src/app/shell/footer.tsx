import { useLocation } from 'wouter'
import { ThemeSwitch } from '#src/app/device/theme-switch.tsx'
import { LanguageChoice } from '#src/parts/shell/language-choice.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import { isPublished } from '../pages.tsx'
import { footer } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** In the app, the footer is one line, hidden on phones, and the language choice is on the account page. */
export function Footer({ inApp }: { inApp: boolean }) {
  const [path] = useLocation()
  const entry = `inline-flex target shrink-0 items-center text-quiet hover:text-ink hover:underline ${inApp ? 'whitespace-nowrap dense:min-h-10' : ''}`
  return (
    <footer className={`border-line border-t print:hidden ${inApp ? 'text-12 max-lg:hidden' : 'text-14'}`}>
      <div
        className={`mx-auto flex max-w-page gap-x-5 px-4 lg:px-6 ${inApp ? 'scroll-edge overflow-x-auto' : 'flex-col gap-4 py-5 lg:gap-6 lg:py-8'}`}
      >
        <nav aria-label={shellWords.footerNavigation}>
          <ul className={`flex gap-x-5 ${inApp ? '' : 'flex-wrap'}`}>
            {footer().map((place) => (
              <li key={place.path}>
                <PlaceLink place={place} className={entry} />
              </li>
            ))}
          </ul>
        </nav>
        {inApp ? (
          <div className="ml-auto max-xl:hidden">
            <ThemeSwitch />
          </div>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Wordmark />
              <p className="text-quiet">{shellWords.notAffiliated}</p>
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <LanguageChoice path={isPublished(path) ? path : undefined} />
              <ThemeSwitch />
            </div>
          </div>
        )}
      </div>
    </footer>
  )
}
