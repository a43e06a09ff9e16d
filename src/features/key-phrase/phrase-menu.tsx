import { useLiveQuery } from 'dexie-react-hooks'
import { useLocation } from 'wouter'
import { readAllowance } from '#src/db/reads/profile.ts'
import { links } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { bulb, makeIdea } from '#src/parts/ideas/make-idea.ts'
import { togglePaused } from '#src/parts/tracking/change/actions.ts'
import { Menu, type MenuItem } from '#src/ui/controls/menu.tsx'
import { tableWords } from '#src/words/controls/table.ts'
import { ideaNotingWords } from '#src/words/ideas/idea-noting.ts'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'
import { positionChartWords } from '#src/words/key-phrase/position-chart.ts'
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
  pause:
    'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
  pencil:
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  picture:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
  report: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8l6 6v12a2 2 0 0 1-2 2zM14 2v6h6M8 18v-2M12 18v-4M16 18v-6',
  globe: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  info: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 16v-4M12 8h.01',
}

function showFacts(): void {
  const facts = document.getElementById(factsId)
  facts?.querySelector('details')?.setAttribute('open', '')
  facts?.scrollIntoView({ block: 'center' })
  facts?.focus({ preventScroll: true })
}

export function PhraseMenu({
  facts: { phrase, checks },
  anchor,
  onEdit,
  onPicture,
  onClose,
}: PhraseMenuProps) {
  const save = async (format: TableFormat) => {
    const { savePositions } = await fetchPart(() => import('./position/save-positions.ts'))
    await savePositions(phrase.keyword, checks, format)
  }
  const exportItem = (format: TableFormat, name: string): MenuItem => ({
    id: format,
    label: tableWords.exportOf(name, positionChartWords.history),
    drawing: drawings.download,
    press: () => void save(format),
  })
  const [, navigate] = useLocation()
  const plan = useLiveQuery(async () => (await readAllowance()).plan)
  // Key phrases added on a larger plan cannot be resumed on a plan without tracking.
  const canTrack = plan?.active_key_phrases !== 0
  const hasCountries = (plan?.countries.length ?? 0) > 1
  const isExportable = checks.length > 0
  return (
    <Menu
      label={phrase.keyword}
      anchor={anchor}
      onClose={onClose}
      items={[
        (phrase.status || canTrack) && {
          id: 'toggle',
          label: phrase.status ? keyPhrasePageWords.pause : keyPhrasePageWords.resume,
          drawing: phrase.status ? drawings.pause : drawings.play,
          press: () => void togglePaused({ row: phrase, locked: !canTrack }),
        },
        { id: 'edit', label: keyPhrasePageWords.edit, drawing: drawings.pencil, press: onEdit },
        {
          id: 'idea',
          label: ideaNotingWords.make,
          drawing: bulb,
          press: () => void makeIdea({ phrase: phrase.keyword, country: phrase.country }),
        },
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
          drawing: drawings.report,
          press: () => navigate(links.report([phrase.id])),
        },
        { id: 'info', label: keyPhrasePageWords.info, drawing: drawings.info, press: showFacts },
      ].filter((item) => item !== false)}
    />
  )
}
