import { FlaskConical } from 'lucide-react'
import { Badge } from '#src/ui/layout/badge.tsx'
import { sampleDataWords } from '#src/words/check/sample-data.ts'

export function SampleDataBadge() {
  return (
    <span title={sampleDataWords.about}>
      <Badge tone="neutral">
        <FlaskConical size={12} aria-hidden="true" />
        {sampleDataWords.name}
      </Badge>
    </span>
  )
}
