import { scriptJson } from '../src/domain/content/structured-data.ts'

// React renders a page's metadata before its HTML; it belongs in the head.
const metadata = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/
const shellMetadata = /<!--page-head-->[\s\S]*<!--\/page-head-->/
const emptyRoot = /<div id="root"><noscript>[\s\S]*?<\/noscript><\/div>/

const pageLanguage = /<html lang="[^"]*"/

/**
 * The shell with the page rendered for `path` and the data it was rendered from, so that the first render in the browser is
 * the same. Throws if the shell has no place for a page.
 */
export function makePage(
  shell: string,
  path: string,
  { html: drawn, lang }: { html: string; lang: string },
  data: object,
): string {
  const head = metadata.exec(drawn)?.[0] ?? ''
  // Marked, so that metadata the app does not adopt is removed together with the page (src/app/shell/arrival.ts).
  const named = head.replace(/<(title|meta|link)\b/g, '<$1 data-drawn')
  if (!shellMetadata.test(shell) || !emptyRoot.test(shell)) throw new Error('index.html has lost its marks')
  const brought = Object.keys(data).length
    ? `<script type="application/json" id="brought">${scriptJson(data)}</script>`
    : ''
  return shell
    .replace(pageLanguage, `<html lang="${lang}"`)
    .replace(shellMetadata, () => named)
    .replace(
      emptyRoot,
      () => `<div id="root" data-drawn="${path}">${drawn.slice(head.length)}</div>${brought}`,
    )
}
