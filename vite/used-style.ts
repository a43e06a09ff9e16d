import { PurgeCSS } from 'purgecss'

// Scripts set these attributes in the browser, so PurgeCSS must keep the rules that use them.
const dynamicAttributes = [
  'data-theme',
  'data-session',
  'data-visitor',
  'data-away',
  'data-keyboard',
  'data-lacks',
]

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Returns classes such as `[&>li]:mt-2`, and all words: tags, attributes and their values. */
function tokens(html: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity).split(/\s+/),
  )
  return [...classes, ...(html.match(/[\w-]+/g) ?? [])]
}

/**
 * Reduces a page's inline style to the rules that its HTML uses. The whole style sheet follows at the end of
 * the body, so that the first paint does not wait for it.
 */
export async function withUsedStyle(page: string, styleFile: string): Promise<string> {
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  const content = [{ raw: page.replace(style, ''), extension: 'html' }]
  const [used] = await new PurgeCSS().purge({
    content,
    css: [{ raw: style }],
    defaultExtractor: tokens,
    dynamicAttributes,
  })
  return page
    .replace(style, () => used?.css ?? style)
    .replace('</body>', () => `<link rel="stylesheet" href="/${styleFile}"></body>`)
}
