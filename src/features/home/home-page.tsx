import { useEffect, useRef, useState } from 'react'
import type { SubscriptionLevel } from '#src/domain/account/rows.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { preloaded } from '#src/state/preloaded-content.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { prerendered } from '#src/ui/loading/prerendered.tsx'
import { tryItWords } from '#src/words/landing/try-it.ts'
import { Examples } from './examples.tsx'
import { TryItForm } from './try-it-form.tsx'

const PrerenderedGallery = prerendered(
  'seen',
  'pictures',
  () => import('./drawn-gallery.tsx'),
  'PrerenderedGallery',
)
const LiveGallery = lazyPart('pictures', () => import('./live-gallery.tsx'), 'LiveGallery', {
  waiting: () => <PrerenderedGallery />,
})

function Gallery() {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  // A ref callback would run before the prerendered parts have their height.
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

const Pitch = prerendered('pitch', 'description', () => import('./pitch.tsx'), 'Pitch')
const RankTrail = prerendered('trail', 'picture', () => import('./rank-trail.tsx'), 'RankTrail')
const Features = prerendered('what', 'features', () => import('./features.tsx'), 'Features')
const PrerenderedPricing = prerendered('plans', 'plans', () => import('./pricing.tsx'), 'Pricing')
const LivePricing = lazyPart('plans', () => import('./pricing.tsx'), 'Pricing', {
  waiting: () => <PrerenderedPricing />,
})
const Assurances = prerendered('why', 'facts', () => import('./assurances.tsx'), 'Assurances')

interface HomePageProps {
  signedIn: boolean
  level: SubscriptionLevel | null
  onSearch: (term: string) => void
}

export function HomePage({ signedIn, level, onSearch }: HomePageProps) {
  return (
    <>
      <section
        id="search"
        className="grid scroll-mt-20 items-start gap-x-16 gap-y-6 pt-2 pb-8 lg:grid-cols-[1.1fr_1fr] lg:pt-10 lg:pb-24"
      >
        {/* Aligned to the top: a centered column would move when the picture beside it loads. */}
        <div className="xl:pt-10">
          <Pitch />
          <div className="mt-8 max-w-xl" data-visitor={signedIn ? undefined : true}>
            {signedIn ? (
              <ButtonLink variant="primary" href={routes.dashboard}>
                {tryItWords.dashboard}
              </ButtonLink>
            ) : (
              <>
                <TryItForm onSearch={onSearch} />
                <Examples />
              </>
            )}
          </div>
        </div>
        <RankTrail />
      </section>
      <Features />
      <Gallery />
      {hasPlans &&
        (level === null && preloaded('plans') ? <PrerenderedPricing /> : <LivePricing level={level} />)}
      <Assurances />
    </>
  )
}
