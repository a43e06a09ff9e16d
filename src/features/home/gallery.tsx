import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { drawnAhead } from '#src/ui/drawn-ahead.tsx'

const DrawnGallery = drawnAhead('seen', async () => (await import('./drawn-gallery.tsx')).DrawnGallery)
const LiveGallery = lazy(async () => ({ default: (await import('./live-gallery.tsx')).LiveGallery }))

/** Pictures of the product: a plain strip until somebody scrolls near it. */
export function Gallery() {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => setNear((was) => was || !!entry?.isIntersecting), {
      rootMargin: '300px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={<DrawnGallery />}>
          <LiveGallery />
        </Suspense>
      ) : (
        <DrawnGallery />
      )}
    </div>
  )
}
