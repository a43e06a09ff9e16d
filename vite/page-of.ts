import { scriptJson } from '../src/domain/content/structured-data.ts'

// React puts a page's metadata in front of its HTML; here it goes where it belongs.
const metadata = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/
const shellMetadata = /<!--page-head-->[\s\S]*<!--\/page-head-->/
const emptyRoot = /<div id="root"><noscript>[\s\S]*?<\/noscript><\/div>/

/**
 * The shell with the page that was drawn for `path` in it, and with the data that it was drawn from, so that its
 * first render in the browser is the same. Throws when the shell has no place for a page.
 */
export function pageOf(shell: string, path: string, drawn: string, data: object): string {
  const head = metadata.exec(drawn)?.[0] ?? ''
  // Marked, so that what the app does not adopt is removed together with the page (src/app/shell/arrival.ts).
  const named = head.replace(/<(title|meta|link)\b/g, '<$1 data-drawn')
  if (!shellMetadata.test(shell) || !emptyRoot.test(shell)) throw new Error('index.html has lost its marks')
  const brought = Object.keys(data).length
    ? `<script type="application/json" id="brought">${scriptJson(data)}</script>`
    : ''
  return shell
    .replace(shellMetadata, () => named)
    .replace(
      emptyRoot,
      () => `<div id="root" data-drawn="${path}">${drawn.slice(head.length)}</div>${brought}`,
    )
}
