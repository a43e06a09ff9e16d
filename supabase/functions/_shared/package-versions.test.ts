// On hosted Supabase a function's packages come from its deno.json; here they come from node_modules.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const versions: Record<string, string> = readJson('package.json').dependencies

function packagesIn(folder: string): string[] {
  const files = globSync(`${folder}/**/*.ts`).filter((file) => !file.endsWith('.test.ts'))
  const imports = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ from '([@a-z][^':]*)'/g)])
  return imports.map(([, name = '']) => name)
}

for (const file of globSync('supabase/functions/*/deno.json').filter((file) => !file.includes('_shared'))) {
  const listed: Record<string, string> = readJson(file).imports

  Deno.test(`package versions: ${file} has those of package.json`, () => {
    for (const [name, specifier] of Object.entries(listed))
      assert.equal(specifier, `npm:${name}@${versions[name]}`)
  })

  Deno.test(`package versions: ${file} lists what is imported`, () => {
    const imported = [...packagesIn(dirname(file)), ...packagesIn('supabase/functions/_shared')]
    assert.deepEqual(
      [...new Set(imported)].filter((name) => listed[name] === undefined),
      [],
    )
  })
}
