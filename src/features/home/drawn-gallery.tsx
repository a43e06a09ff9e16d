import type { ReactNode } from 'react'
import { ScreenPicture, themes } from '#src/parts/shell/screen-picture.tsx'
import { landingWords } from '#src/words/landing/landing.ts'

/** Names of screenshots that `npm run screenshots` takes, in the order in which a user sees the screens. */
export const pictures = [
  'dashboard',
  'results',
  'batch',
  'check',
  'tracking',
  'key-phrase',
  'history',
] as const

export function GalleryFrame({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="pictures" className="pt-8 lg:py-12">
      <h2 id="pictures" className="text-25 lg:text-31">
        {landingWords.gallery.title}
      </h2>
      <p className="mt-3 text-quiet">{landingWords.gallery.note}</p>
      {children}
    </section>
  )
}

export const slideClass = 'min-w-0 flex-[0_0_100%] snap-start'
export const thumbnailClass =
  'block w-24 shrink-0 cursor-pointer rounded-md border-2 border-transparent p-0.5 aria-[current=true]:border-accent'

export function Thumbnail({ name }: { name: string }) {
  return themes.map(({ theme, shown }) => (
    <img
      key={theme}
      src={`/screenshots/${name}-${theme}-480.webp`}
      alt=""
      width={480}
      height={300}
      loading="lazy"
      decoding="async"
      className={`h-auto w-full rounded-sm border border-line ${shown}`}
    />
  ))
}

export function PrerenderedGallery() {
  return (
    <GalleryFrame>
      {/* A scrolling strip must be focusable, or keyboard users cannot reach its end. */}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={landingWords.gallery.list}
        className="mt-8 flex snap-x snap-mandatory gap-4 overflow-x-auto [scrollbar-width:none]"
      >
        {pictures.map((name) => (
          <li key={name} id={`picture-${name}`} className={slideClass}>
            <ScreenPicture name={name} alt={landingWords.pictures[name].alt} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex min-h-19 items-center gap-3">
        <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
          {pictures.map((name) => (
            <li key={name}>
              <a
                href={`#picture-${name}`}
                aria-label={landingWords.pictures[name].title}
                className={thumbnailClass}
              >
                <Thumbnail name={name} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </GalleryFrame>
  )
}
