import { useState } from 'react'
import { countryName } from '#src/domain/countries.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { checkPriceLabel } from '#src/words/billing/prices.ts'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'
import type { PhraseView } from '../use-phrase-view.ts'
import type { WantedCheck } from './running-check.tsx'

const RunningCheck = lazyPart('progress', () => import('./running-check.tsx'), 'RunningCheck')
const CheckNowDialog = lazyPart('question', () => import('./check-now-dialog.tsx'), 'CheckNowDialog')

const flag = 'M4 15s1-1 4-1 5 2 8 2 4-1 4-1V3s-1 1-4 1-5-2-8-2-4 1-4 1zM4 22v-7'

interface CheckBarProps extends Pick<PhraseView, 'phrase' | 'offer'> {
  asking: boolean
  onAsk: (asking: boolean) => void
  onStored: (searchId: string) => void
  onNote: () => void
}

export function CheckBar({ phrase, offer, asking, onAsk, onStored, onNote }: CheckBarProps) {
  const [wanted, setWanted] = useState<WantedCheck | null>(null)
  const [isRunning, setRunning] = useState(false)

  return (
    <div className="flex flex-col gap-2 max-lg:tall:fixed max-lg:tall:inset-x-0 max-lg:tall:bottom-(--tabs) max-lg:tall:z-20 max-lg:tall:border-line max-lg:tall:border-t max-lg:tall:bg-paper max-lg:tall:pr-[calc(1rem+env(safe-area-inset-right))] max-lg:tall:pl-[calc(1rem+env(safe-area-inset-left))] max-lg:tall:py-2 print:hidden">
      {wanted && <RunningCheck {...{ wanted, onStored }} onRunning={setRunning} />}
      <div className="flex items-center gap-2">
        <div className="grid grow">
          {offer.refused ? (
            <p className="text-14 text-quiet">
              {keyPhrasePageWords.otherCountry(countryName(phrase.country))}
            </p>
          ) : (
            <Button variant="primary" busy={isRunning} onClick={() => onAsk(true)}>
              {offer.pages === null
                ? keyPhrasePageWords.checkNow
                : keyPhrasePageWords.checkNowFor(checkPriceLabel(offer.pages))}
            </Button>
          )}
        </div>
        <Button onClick={onNote}>
          <LineIcon drawing={flag} size={16} />
          {keyPhrasePageWords.note}
        </Button>
      </div>
      {asking && (
        <CheckNowDialog
          onClose={() => onAsk(false)}
          onCheck={(pages) => {
            onAsk(false)
            setRunning(true)
            setWanted({
              keyword_id: phrase.id,
              search_term: phrase.keyword,
              country: phrase.country,
              pages,
            })
          }}
        />
      )}
    </div>
  )
}
