import { ScreenPicture } from '#src/parts/shell/screen-picture.tsx'
import { landingWords } from '#src/words/landing/landing.ts'
import { GalleryFrame, pictures, slideClass, Thumbnail, thumbnailClass } from './gallery-frame.tsx'

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
