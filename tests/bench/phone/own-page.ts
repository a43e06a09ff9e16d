import { join } from 'node:path'
import { build } from 'vite'

/** Builds the script `name`.ts in this folder. Returns the text of each output file by its URL path. */
export async function buildScript(name: string): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `${name}.ts`),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error(`${name} was not built`)
  return new Map(
    first.output.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : String(file.source)]),
  )
}
