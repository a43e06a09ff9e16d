import { cacheControl, hashedFiles } from './policy.ts'
import { routePattern, type Site } from './site-map.ts'

function formatHeaders(path: string, headers: Record<string, string>): string {
  const values = Object.entries(headers).map(([name, value]) => `    ${name} = ${JSON.stringify(value)}`)
  return ['[[headers]]', `  for = ${JSON.stringify(path)}`, '  [headers.values]', ...values].join('\n')
}

function rewrite(route: string): string {
  return `[[redirects]]
  from = ${JSON.stringify(routePattern(route, '*'))}
  to = "/shell.html"
  status = 200`
}

/**
 * On Netlify, files take precedence over rewrites, and addresses with neither get 404.html. The build command
 * removes Cloudflare's files, because Netlify would read them too.
 */
export function netlifyToml({ headers, app }: Site): string {
  return `[build]
  command = "npx vite build && rm dist/_headers dist/_redirects"
  publish = "dist"

${formatHeaders('/*', headers)}

${formatHeaders(`${hashedFiles}*`, { 'Cache-Control': cacheControl(hashedFiles) })}

${app.map(rewrite).join('\n\n')}
`
}
