// React puts a page's metadata in front of its HTML; here it goes where it belongs.
const metadata = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/
const shellMetadata = /<!--page-head-->[\s\S]*<!--\/page-head-->/
const emptyRoot = '<div id="root"></div>'

/** The shell with a drawn page in it. Throws when the shell has no place for one. */
export function pageOf(shell: string, drawn: string): string {
  const head = metadata.exec(drawn)?.[0] ?? ''
  if (!shellMetadata.test(shell) || !shell.includes(emptyRoot))
    throw new Error('index.html has lost its marks')
  return shell
    .replace(shellMetadata, () => head)
    .replace(emptyRoot, () => `<div id="root">${drawn.slice(head.length)}</div>`)
}
