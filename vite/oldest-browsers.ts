import { readFileSync } from 'node:fs'

// package.json says `browserslist`, which other tools read too; the bundler's own words for the same are "safari17.4".
const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)
const ownNames: Record<string, string> = { ios_saf: 'ios' }

/** The oldest versions that the app is built for. */
export const oldestBrowsers = browserslist.map((line) => {
  const [name = '', version = ''] = line.split(' >= ')
  return `${ownNames[name] ?? name}${version}`
})
