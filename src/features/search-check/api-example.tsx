import type { CountryCode } from '#src/domain/countries.ts'
import { env } from '#src/lib/env.ts'
import { CopyableCode } from '#src/parts/shell/copyable-code.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { useNarrow } from '#src/ui/hooks/use-wide.ts'
import { checkWords } from '#src/words/check/check.ts'

export function ApiExample({ keyword, country }: { keyword: string; country: CountryCode }) {
  const narrow = useNarrow()
  const url = `${env.supabaseUrl}/functions/v1/tiktok-search-general?${new URLSearchParams({ keyword, country })}`

  const example = (
    <>
      <CopyableCode text={url} copy={checkWords.copyUrl} />
      <p className="mt-2 text-14 text-quiet">
        {checkWords.apiNote.token} <code>Authorization</code> {checkWords.apiNote.key}{' '}
        <code>Idempotency-Key</code>. {checkWords.apiNote.price}
      </p>
    </>
  )
  return (
    <section aria-label={checkWords.apiTitle} className="mt-8">
      {narrow ? (
        <Disclosure summary={checkWords.apiTitle}>{example}</Disclosure>
      ) : (
        <>
          <h2 className="mb-2 text-16">{checkWords.apiTitle}</h2>
          {example}
        </>
      )}
    </section>
  )
}
