import { FlaskConical } from 'lucide-react'
import { Badge } from '#src/ui/layout/badge.tsx'

/** Says that what is shown was made by the sample source and is not TikTok's. */
export function SampleDataBadge() {
  return (
    <span title="From this installation’s sample source, not from TikTok.">
      <Badge tone="neutral">
        <FlaskConical size={12} aria-hidden="true" />
        Sample data
      </Badge>
    </span>
  )
}
