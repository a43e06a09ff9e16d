import { chmodSync, mkdirSync } from 'node:fs'
import { readSettings } from './settings.ts'
import { startStack } from './stack.ts'
import { openStackLog, stackConsole } from './stack-console.ts'

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  // Some code stores emails, password hashes and keys without setting a file mode, so new files must be
  // private by default.
  process.umask(0o077)
  mkdirSync(settings.DATA_DIR, { recursive: true })
  chmodSync(settings.DATA_DIR, 0o700)
  // lite logs failing statements with their parameters, such as email addresses, so its log is private.
  const log = openStackLog(settings.DATA_DIR)
  globalThis.console = stackConsole(log)

  const stack = await startStack(settings, { hotReload: process.argv.includes('--dev'), log })
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void stack.close().finally(() => process.exit(0))
  }
  // 'disconnect' covers a launcher that died without sending a signal.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop)
  process.stdout.write(`Keytrail is ready at ${stack.url}\n`)
  process.send?.('ready')
  if (stack.sandboxUrl)
    process.stdout.write(`Its sandbox opens only with this address: ${stack.sandboxUrl}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`Keytrail could not start: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
})
