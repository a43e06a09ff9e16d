// Hosted Supabase installs packages from each deno.json; the embedded stack and the tests use node_modules.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const versions: Record<string, string> = readJson('package.json').dependencies

function findPackages(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const specifiers = readFileSync(file, 'utf8').matchAll(/ from '([^':]+)'/g)
  return [...specifiers].flatMap(([, name = '']) =>
    name.startsWith('.') ? findPackages(join(dirname(file), name), seen) : [name],
  )
}

for (const file of globSync('supabase/functions/*/deno.json').filter((file) => !file.includes('_shared'))) {
  const listed: Record<string, string> = readJson(file).imports

  Deno.test(`package versions: ${file} matches package.json`, () => {
    for (const [name, specifier] of Object.entries(listed))
      assert.equal(specifier, `npm:${name}@${versions[name]}`)
  })

  Deno.test(`package versions: ${file} lists exactly the imported packages`, () => {
    const imported = findPackages(join(dirname(file), 'index.ts'))
    assert.deepEqual([...new Set(imported)].sort(), Object.keys(listed).sort())
  })
}
