interface SkeletonProps {
  /** The text for screen readers: "Loading your search history". */
  label: string
  shape: 'table' | 'card' | 'list'
}

const steps = [90, 78, 66, 54, 42, 30] as const

const rows: Record<SkeletonProps['shape'], string> = {
  table: 'h-11 border-b border-line dense:h-9',
  card: 'h-7',
  list: 'h-16 border-b border-line',
}

export function Skeleton({ label, shape }: SkeletonProps) {
  const shown = shape === 'card' ? steps.slice(0, 4) : steps
  return (
    <div role="status" className="animate-fade-late">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">
        {shown.map((width) => (
          <div key={width} className={`flex items-center ${rows[shape]}`}>
            <div className="h-3 rounded-md bg-wash outline outline-line" style={{ width: `${width}%` }} />
          </div>
        ))}
      </div>
    </div>
  )
}

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
