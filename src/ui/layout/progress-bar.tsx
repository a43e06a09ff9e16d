interface ProgressBarProps {
  label: string
  value: number
  max: number
  /** The progress in words: "12 of 500 used". Shown, and announced in place of a percentage. */
  text: string
}

export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-14 tabular-nums">
        <span className="font-medium">{label}</span>
        <span className="text-quiet">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className="mt-2 h-2 overflow-hidden rounded-full bg-wash outline outline-line"
      >
        {/* Moved rather than resized, to avoid a layout in each frame. */}
        <div
          className="h-full rounded-full bg-accent transition-transform"
          style={{ transform: `translateX(${(share - 1) * 100}%)` }}
        />
      </div>
    </div>
  )
}
