import { readFileSync } from 'node:fs'

// Other tools read `browserslist` in package.json too; the bundler writes the same as "safari17.4".
const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)
const ownNames: Record<string, string> = { ios_saf: 'ios' }

/** The oldest versions that the app is built for. */
export const oldestBrowsers = browserslist.map((line) => {
  const [name = '', version = ''] = line.split(' >= ')
  return `${ownNames[name] ?? name}${version}`
})
