import { cacheControl, hashedFiles } from './policy.ts'
import type { Site } from './site-map.ts'

function listHeaders(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}

/** On Vercel, files take precedence over rewrites, and addresses with neither get 404.html. */
export function vercelJson({ headers, app }: Site): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npx vite build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      listHeaders('/(.*)', headers),
      listHeaders(`${hashedFiles}(.*)`, { 'Cache-Control': cacheControl(hashedFiles) }),
      listHeaders(`/((?!${hashedFiles.slice(1)}).*)`, { 'Cache-Control': cacheControl('/') }),
    ],
    rewrites: app.map((source) => ({ source, destination: '/shell' })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
