import { scriptJson } from '../src/domain/content/structured-data.ts'

/**
 * A JavaScript expression for a page's script. It lists the visitor's languages, such as 'fr', in the order
 * of src/lib/wanted-locale.ts, including unsupported languages.
 */
export const wantedLanguages = `(() => {
    let chosen
    try {
      chosen = localStorage.getItem('keytrail-locale')
    } catch {
    }
    return [chosen, ...navigator.languages].map((tag) => String(tag).slice(0, 2))
  })()`

// React renders a page's metadata before its HTML.
const metadata = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/
const shellMetadata = /<!--page-head-->[\s\S]*<!--\/page-head-->/
const emptyRoot = /<div id="root"><noscript>[\s\S]*?<\/noscript><\/div>/

const pageLanguage = /<html lang="[^"]*"/

// If the device is offline, the English page stays, because the translation may not be stored on the device.
const translationScript = `<script>{
  const links = ${wantedLanguages}.map((language) => document.querySelector('[hreflang="' + language + '"]'))
  const own = links.find((link) => link !== null)
  if (own && own.hreflang !== 'en' && navigator.onLine)
    location.replace(new URL(own.href).pathname + location.search + location.hash)
}</script>`

/**
 * Returns `shell` with the HTML rendered for `path`, and with the `data` that the browser needs to render the
 * same HTML. An English page redirects to its translation in the visitor's language, if any. Throws if the
 * shell lacks the placeholders for the page.
 */
export function makePage(
  shell: string,
  path: string,
  { html: drawn, lang }: { html: string; lang: string },
  data: object,
): string {
  const head = metadata.exec(drawn)?.[0] ?? ''
  // When the app leaves the page, it removes the marked metadata, which React has not adopted
  // (src/app/shell/arrival.ts).
  const named = head.replace(/<(title|meta|link)\b/g, '<$1 data-drawn')
  if (!shellMetadata.test(shell) || !emptyRoot.test(shell))
    throw new Error('index.html lacks its placeholders')
  const brought = Object.keys(data).length
    ? `<script type="application/json" id="brought">${scriptJson(data)}</script>`
    : ''
  return shell
    .replace(pageLanguage, `<html lang="${lang}"`)
    .replace(shellMetadata, () =>
      lang.startsWith('en') && /hreflang/i.test(head) ? named + translationScript : named,
    )
    .replace(
      emptyRoot,
      () => `<div id="root" data-drawn="${path}">${drawn.slice(head.length)}</div>${brought}`,
    )
}
