import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { ReportContent } from '../../../src/domain/report/content.ts'
import { isLocale } from '../../../src/lib/locale.ts'
import { gonePage, reportPage, reportPolicy } from '../../../src/report/report-page.ts'
import type { DatabaseCall } from '../_shared/database.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { inLanguage } from '../_shared/mail/language.ts'
import type { PlatformDeps } from '../_shared/platform.ts'

/** 32 random bytes in base64url. */
const keyForm = /^[\w-]{43}$/

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `${reportPolicy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

/** Returns null if there is no report, or if this build cannot show it. */
async function readContent(key: string, call: DatabaseCall): Promise<ReportContent | null> {
  if (!keyForm.test(key)) return null
  const p_key_hash = createHash('sha256').update(key).digest('hex')
  const content = v.safeParse(ReportContent, await call('read_report', { p_key_hash }))
  return content.success ? content.output : null
}

function readerLanguage(accepted: string | null): string | null {
  const languages = (accepted ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return languages.find(isLocale) ?? null
}

/** GET with the key from the report's link. Anyone who has the link can read the report. */
export const handle = endpoint(
  { method: 'GET', auth: 'none' },
  async (context, { call }: PlatformDeps<'call'>) => {
    const content = await readContent(context.parameters.get('key') ?? '', call)
    if (content === null) {
      const page = inLanguage(readerLanguage(context.headers.get('accept-language')), gonePage)
      return new Response(page, { status: 404, headers })
    }
    return new Response(
      inLanguage(content.language, () => reportPage(content)),
      { headers },
    )
  },
)
