import { useLiveQuery } from 'dexie-react-hooks'
import { useLocation } from 'wouter'
import { readAllowance } from '#src/db/reads/profile.ts'
import { links } from '#src/domain/shell/routes.ts'
import { phraseFileName } from '#src/domain/tracking/key-phrase-files.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { phraseItems } from '#src/parts/tracking/change/phrase-items.ts'
import { Menu, type MenuItem } from '#src/ui/controls/menu.tsx'
import { actionDrawings } from '#src/ui/drawing/action-drawings.ts'
import { tableWords } from '#src/words/controls/table.ts'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'
import { positionChartWords } from '#src/words/key-phrase/position-chart.ts'
import { positionTable } from '#src/words/key-phrase/position-table.ts'
import { postPictureWords } from '#src/words/key-phrase/post-picture.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { placeWords } from '#src/words/shell/places.ts'
import { factsId, type KeyPhraseFacts } from './use-key-phrase.ts'

interface PhraseMenuProps {
  facts: KeyPhraseFacts
  anchor: HTMLElement
  onEdit: () => void
  onPicture: () => void
  onClose: () => void
}

const drawings = {
  picture:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
  globe: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  info: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 16v-4M12 8h.01',
}

function showFacts(): void {
  const facts = document.getElementById(factsId)
  facts?.querySelector('details')?.setAttribute('open', '')
  facts?.scrollIntoView({ block: 'center' })
  facts?.focus({ preventScroll: true })
}

export function PhraseMenu({ facts, anchor, onEdit, onPicture, onClose }: PhraseMenuProps) {
  const { phrase, checks } = facts
  const save = (format: TableFormat) => {
    const name = phraseFileName(phrase.keyword, 'position-history', format, now())
    return saveTable(name, positionTable(checks), format)
  }
  const exportItem = (format: TableFormat, name: string): MenuItem => ({
    id: format,
    label: tableWords.exportOf(name, positionChartWords.history),
    drawing: drawings.download,
    press: () => void save(format),
  })
  const [, navigate] = useLocation()
  const plan = useLiveQuery(async () => (await readAllowance()).plan)
  // Key phrases that were added under a larger plan cannot be resumed under a plan without tracking.
  const item = { row: phrase, locked: plan?.active_key_phrases === 0 }
  const hasCountries = (plan?.countries.length ?? 0) > 1
  const isExportable = checks.length > 0
  return (
    <Menu
      label={phrase.keyword}
      anchor={anchor}
      onClose={onClose}
      items={[
        ...phraseItems(item, onEdit),
        {
          id: 'picture',
          label: postPictureWords.make,
          drawing: drawings.picture,
          press: onPicture,
        },
        hasCountries && {
          id: 'countries',
          label: lookupWords.inCountries,
          drawing: drawings.globe,
          press: () => navigate(links.searchCheck({ keyword: phrase.keyword, country: 'all' })),
        },
        isExportable && exportItem('csv', tableWords.exportCsv),
        isExportable && exportItem('xls', tableWords.exportExcel),
        {
          id: 'report',
          label: placeWords.report,
          drawing: actionDrawings.report,
          press: () => navigate(links.report([phrase.id])),
        },
        { id: 'info', label: keyPhrasePageWords.info, drawing: drawings.info, press: showFacts },
      ].filter((item) => item !== false)}
    />
  )
}
