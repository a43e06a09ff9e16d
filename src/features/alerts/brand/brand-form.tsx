import { type FormEvent, useState } from 'react'
import { type BrandFields, type BrandProblem, readBrandWords } from '#src/domain/account/brand-words.ts'
import { smallestPlanWith } from '#src/domain/account/plans.ts'
import type { BrandWords, PlanRow } from '#src/domain/account/rows.ts'
import { defaultCountry } from '#src/domain/countries.ts'
import { phraseKey } from '#src/domain/search/phrases.ts'
import { CountryField } from '#src/parts/search/country-field.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextAreaField } from '#src/ui/controls/text-field.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { brandWordsWords } from '#src/words/alerts/brand-words.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { saveBrandWords } from '../actions.ts'

interface BrandFormProps {
  brand: BrandWords | null
  plan: PlanRow
  plans: readonly PlanRow[]
}

export function BrandForm({ brand, plan, plans }: BrandFormProps) {
  const [fields, setFields] = useState<BrandFields>(() => ({
    names: brand?.names.join('\n') ?? '',
    country: brand?.country ?? plan.countries[0] ?? defaultCountry,
    unwelcome: (brand?.unwelcome ?? brandWordsWords.starters).join('\n'),
  }))
  // Fields that were not edited follow changes made outside the form: on another device, or by marking a word.
  // Marking or unmarking a word changes only that word's line; the other typed lines stay.
  const [known, setKnown] = useState(brand)
  // Each change to the profile creates a new object, even if the brand words are the same.
  if (brand && JSON.stringify(brand) !== JSON.stringify(known)) {
    setKnown(brand)
    const names = fields.names === (known?.names.join('\n') ?? '') ? brand.names.join('\n') : fields.names
    const country = fields.country === known?.country ? brand.country : fields.country
    const lines = fields.unwelcome.split('\n').filter((line) => {
      const word = phraseKey(line)
      return word !== '' && (brand.unwelcome.includes(word) || !known?.unwelcome.includes(word))
    })
    const typed = lines.map(phraseKey)
    const added = brand.unwelcome.filter((word) => !typed.includes(word) && !known?.unwelcome.includes(word))
    setFields({ names, country, unwelcome: [...lines, ...added].join('\n') })
  }
  const [problem, setProblem] = useState<BrandProblem | null>(null)
  const [isSaved, setSaved] = useState(false)
  const change = (changed: Partial<BrandFields>) => {
    setFields({ ...fields, ...changed })
    setProblem(null)
    setSaved(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readBrandWords(fields, plan.brand_words, brand)
    if (typeof read === 'string') return setProblem(read)
    setSaved(await saveBrandWords(read))
  }
  const larger = smallestPlanWith(plans, ({ brand_words }) => brand_words > plan.brand_words)
  const problemText = problem && brandWordsWords.problems[problem](plan.brand_words)
  const isOfWords = problem === 'longWord' || problem === 'manyWords'
  return (
    <Panel title={brandWordsWords.form}>
      <form noValidate className="flex flex-col items-stretch gap-4" onSubmit={submit}>
        <TextAreaField
          label={brandWordsWords.names}
          name="names"
          rows={Math.max(2, Math.min(plan.brand_words, 5))}
          autoCapitalize="none"
          value={fields.names}
          onChange={(names) => change({ names })}
          hint={`${brandWordsWords.room(plan.brand_words)} ${larger ? brandWordsWords.larger(planTitle(larger.level), larger.brand_words) : ''}`}
          error={(!isOfWords && problemText) || undefined}
        />
        <CountryField
          label={brandWordsWords.country}
          countries={plan.countries}
          value={fields.country}
          onChange={(country) => change({ country })}
        />
        <TextAreaField
          label={brandWordsWords.unwelcome}
          name="unwelcome"
          rows={6}
          autoCapitalize="none"
          value={fields.unwelcome}
          onChange={(unwelcome) => change({ unwelcome })}
          hint={brandWordsWords.unwelcomeHint}
          error={(isOfWords && problemText) || undefined}
        />
        <div className="flex items-center gap-3">
          <Button variant="primary" type="submit">
            {brandWordsWords.save}
          </Button>
          <span role="status" className="text-14 text-quiet">
            {isSaved && brandWordsWords.saved}
          </span>
        </div>
      </form>
    </Panel>
  )
}
