import { useEffect, useRef, useState } from 'react'
import { drawnAhead } from '#src/ui/layout/drawn-ahead.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'

const DrawnGallery = drawnAhead(
  'seen',
  'the pictures',
  async () => (await import('./drawn-gallery.tsx')).DrawnGallery,
)
const LiveGallery = lazyPart('the pictures', async () => (await import('./live-gallery.tsx')).LiveGallery, {
  waiting: () => <DrawnGallery />,
})

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
  return <div ref={place}>{near ? <LiveGallery /> : <DrawnGallery />}</div>
}
