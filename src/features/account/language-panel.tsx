import { LanguageChoice } from '#src/parts/shell/language-choice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { languageWords } from '#src/words/account/language.ts'

/** The language of Keytrail on this device. */
export function LanguagePanel() {
  return (
    <Panel title={languageWords.name}>
      <LanguageChoice />
      <p className="mt-2 text-14 text-quiet">{languageWords.kept}</p>
    </Panel>
  )
}
