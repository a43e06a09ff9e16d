import { ScreenPicture } from '#src/parts/shell/screen-picture.tsx'
import { GalleryFrame, slideClass, Thumbnail, thumbnailClass } from './gallery-frame.tsx'
import { pictures } from './pictures.ts'

/** The pictures as a strip that scrolls without any script; its thumbnails are links into it. */
export function PrerenderedGallery() {
  return (
    <GalleryFrame>
      {/* A strip that scrolls is a stop of the Tab key, else nobody reaches its end without a pointer. */}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label="Pictures of the product"
        className="mt-8 flex snap-x snap-mandatory gap-4 overflow-x-auto [scrollbar-width:none]"
      >
        {pictures.map(({ name, alt }) => (
          <li key={name} id={`picture-${name}`} className={slideClass}>
            <ScreenPicture name={name} alt={alt} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex min-h-19 items-center gap-3">
        <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
          {pictures.map(({ name, title }) => (
            <li key={name}>
              <a href={`#picture-${name}`} aria-label={title} className={thumbnailClass}>
                <Thumbnail name={name} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </GalleryFrame>
  )
}
