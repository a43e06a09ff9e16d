import { Skeleton } from './skeleton.tsx'

export function ScreenSkeleton({ label }: { label: string }) {
  return (
    <>
      <div aria-hidden="true" className="mb-6 flex h-8 animate-fade-late items-center lg:h-9">
        <div className="h-5 w-1/2 max-w-80 rounded-md bg-wash outline outline-line" />
      </div>
      <Skeleton label={label} shape="card" />
    </>
  )
}
