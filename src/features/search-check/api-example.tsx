import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { CountryCode } from '#src/domain/countries.ts'
import { env } from '#src/lib/env.ts'
import { copyText } from '#src/parts/shell/copy-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { useNarrow } from '#src/ui/hooks/use-narrow.ts'
import { checkWords } from '#src/words/check/check.ts'

export function ApiExample({ keyword, country }: { keyword: string; country: CountryCode }) {
  const narrow = useNarrow()
  const [copied, setCopied] = useState<string | null>(null)
  const url = `${env.supabaseUrl}/functions/v1/tiktok-search-general?${new URLSearchParams({ keyword, country })}`

  const example = (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 flex-1 basis-64 break-all rounded-md border border-line bg-raised px-3 py-2 text-14">
          {url}
        </code>
        <Button
          variant="secondary"
          onClick={async () => {
            if (await copyText(url)) setCopied(url)
          }}
        >
          {copied === url ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          {copied === url ? checkWords.copied : checkWords.copyUrl}
        </Button>
      </div>
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
