import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { prerendered } from '#src/ui/loading/prerendered.tsx'

const PrerenderedGallery = prerendered(
  'seen',
  'pictures',
  async () => (await import('./drawn-gallery.tsx')).PrerenderedGallery,
)
const LiveGallery = lazyPart('pictures', async () => (await import('./live-gallery.tsx')).LiveGallery, {
  waiting: () => <PrerenderedGallery />,
})

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
  return <div ref={place}>{near ? <LiveGallery /> : <PrerenderedGallery />}</div>
}
