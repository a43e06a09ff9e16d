import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { ScreenPicture } from '#src/parts/shell/screen-picture.tsx'
import { landingWords } from '#src/words/landing/landing.ts'
import { GalleryFrame, pictures, slideClass, Thumbnail, thumbnailClass } from './drawn-gallery.tsx'

export function LiveGallery() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [viewport, carousel] = useEmblaCarousel({ loop: true, duration: still ? 0 : 25 })
  const [shown, setShown] = useState(0)
  const { previous, next, shown: describeShown } = landingWords.gallery
  const steps = [
    { label: previous, Icon: ChevronLeft, go: () => carousel?.scrollPrev() },
    { label: next, Icon: ChevronRight, go: () => carousel?.scrollNext() },
  ]
  const shownPicture = pictures[shown]

  useEffect(() => {
    if (!carousel) return
    const follow = () => setShown(carousel.selectedScrollSnap())
    carousel.on('select', follow)
    return () => void carousel.off('select', follow)
  }, [carousel])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') carousel?.scrollPrev()
    else if (event.key === 'ArrowRight') carousel?.scrollNext()
    else return
    event.preventDefault()
  }

  return (
    <GalleryFrame>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles key presses on the buttons inside it */}
      <div onKeyDown={onKeyDown}>
        <div ref={viewport} className="mt-8 overflow-hidden">
          <ul className="-ml-4 flex touch-pan-y">
            {pictures.map((name, index) => (
              <li key={name} className={`${slideClass} pl-4`} inert={index !== shown}>
                <ScreenPicture name={name} alt={landingWords.pictures[name].alt} />
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-4 flex min-h-19 items-center gap-3">
          {steps.map(({ label, Icon, go }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md border border-edge bg-raised hover:bg-wash"
              disabled={!carousel}
              onClick={go}
            >
              <Icon size={20} aria-hidden="true" />
            </button>
          ))}
          <p role="status" className="sr-only">
            {shownPicture &&
              describeShown(landingWords.pictures[shownPicture].title, shown + 1, pictures.length)}
          </p>
          <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
            {pictures.map((name, index) => (
              <li key={name}>
                <button
                  type="button"
                  aria-label={landingWords.pictures[name].title}
                  aria-current={index === shown}
                  className={thumbnailClass}
                  disabled={!carousel}
                  onClick={() => carousel?.scrollTo(index)}
                >
                  <Thumbnail name={name} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </GalleryFrame>
  )
}
