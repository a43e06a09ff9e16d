import { Copy, Share2 } from 'lucide-react'
import { makeBrief } from '#src/domain/insight/brief.ts'
import type { SeenVideo } from '#src/domain/insight/video-figures.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { copyText } from '#src/parts/shell/copy-text.ts'
import { showToast } from '#src/state/toasts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { briefBasis, briefHeading, briefTexts, briefWords } from '#src/words/insight/brief.ts'
import { InsightLine } from './insight-line.tsx'

interface BriefLineProps {
  check: CheckRow
  /** The check before this one; null if there is none, undefined while loading. */
  previous: CheckRow | null | undefined
  own: SeenVideo | null
}

export function BriefLine({ check, previous, own }: BriefLineProps) {
  const brief = makeBrief(check, previous ?? null, own)
  if (!brief) return null
  const texts = briefTexts(brief)
  const basis = briefBasis(brief, check, own)
  const text = [briefHeading(check), basis, '', ...texts].join('\n')
  const copy = async () => {
    if (await copyText(text)) showToast('good', briefWords.copied)
  }
  return (
    <InsightLine title={briefWords.title} result={briefWords.result} figure="brief" sample={basis}>
      <ul className="flex flex-col gap-1 text-14 leading-tight">
        {texts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-3 flex gap-2 print:hidden">
        <Button onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
          {briefWords.copy}
        </Button>
        {'share' in navigator && (
          // `share` rejects if the user closes the share sheet.
          <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>
            <Share2 size={16} aria-hidden="true" />
            {briefWords.share}
          </Button>
        )}
      </div>
    </InsightLine>
  )
}
