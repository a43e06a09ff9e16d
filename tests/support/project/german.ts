import { onTestFinished } from 'vitest'
import { setLocale } from '#src/lib/locale.ts'
import { provideTranslation } from '#src/lib/translation.ts'
import { catalogue } from '#src/words/de/catalogue.ts'

export function switchToGerman(): void {
  setLocale('de')
  provideTranslation({ ...catalogue })
  onTestFinished(() => {
    setLocale('en')
    provideTranslation({})
  })
}
