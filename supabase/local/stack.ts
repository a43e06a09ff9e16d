import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import * as v from 'valibot'
import { readDataset } from '../../sanity/sample/dataset.ts'
import { PlanRow } from '../../src/domain/account/rows.ts'
import { contentSecurityPolicy, securityHeaders } from '../../vite/hosting/policy.ts'
import { createTurnstile } from '../functions/_shared/auth/turnstile.ts'
import { createErrorHook, type ErrorReport } from '../functions/_shared/log/error-hook.ts'
import { codeSeal, sealedMail } from './auth/code-seal.ts'
import { buildApp } from './build.ts'
import { contentService } from './content/content-service.ts'
import { connect } from './database/connection.ts'
import { lockData } from './database/data-lock.ts'
import { type Database, openDatabase } from './database/database.ts'
import { appointOperators } from './database/operators.ts'
import { clientHop } from './http/client-hop.ts'
import { serveFromSources } from './http/dev-app.ts'
import { startFunctions } from './http/functions-process.ts'
import { gateway } from './http/gateway.ts'
import { staticApp } from './http/static-app.ts'
import { type Keys, loadKeys, loadPushKeys, loadSecret } from './keys.ts'
import { openMailOutbox } from './mail/mail-outbox.ts'
import { smtpMail } from './mail/smtp-mail.ts'
import { allowPushTestService, sandboxPages } from './sandbox/sandbox.ts'
import { startSchedule } from './schedule.ts'
import { retireDemo, seedDemo } from './seed/seed-demo.ts'
import {
  buildEnvironment,
  confirmsEmail,
  functionsEnvironment,
  isPublic,
  pushEnvironment,
  type Settings,
  usesPaymentsSandbox,
  usesSandbox,
} from './settings.ts'
import { createPayments } from './stripe-sandbox/payments.ts'

/** A client may take 60 s to send a request, because the app waits that long for an import. */
const patience = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 2_000 }
const idleMs = 120_000

/**
 * Closes connections that send requests without waiting for responses, which browsers do not do: a client
 * that reads nothing could make the server hold any number of responses in memory.
 */
function withoutPipelining(listener: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>()
  return (incoming, outgoing) => {
    const { socket } = incoming
    const count = (open.get(socket) ?? 0) + 1
    open.set(socket, count)
    outgoing.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
    // Two are allowed, because a client may get the whole response and send its next request before 'close'
    // fires.
    if (count > 2) socket.destroy()
    else listener(incoming, outgoing)
  }
}

/** Drops unused columns: some, such as changed_in, differ between databases and would force a new build. */
async function readPlans(database: Database, keys: Keys): Promise<PlanRow[]> {
  const request = new Request('http://localhost/rest/v1/plans?order=rank', {
    headers: { apikey: keys.publishable },
  })
  return v.parse(v.array(PlanRow), await (await database.fetch(request)).json())
}

/** Throws if the stack cannot start, for example because the data folder or the port is in use. */
export async function startStack(
  settings: Settings,
  { hotReload, log }: { hotReload: boolean; log: Writable },
) {
  if (hotReload && isPublic(settings) && settings.SANDBOX !== 'on')
    throw new Error('a public stack cannot serve sources: leave HOST and SITE_URL unset, or set SANDBOX=on')
  const unlock = lockData(settings.DATA_DIR)
  const url = `http://localhost:${settings.PORT}`
  const localUrl = `http://127.0.0.1:${settings.PORT}`
  const siteUrl = settings.SITE_URL ?? url
  const keys = await loadKeys(settings.DATA_DIR)
  const hasSandbox = usesSandbox(settings)
  const sandboxToken = await loadSecret(settings.DATA_DIR, 'sandbox-token')
  const outbox = openMailOutbox(settings.DATA_DIR)
  const errorHook = settings.ERROR_HOOK_URL ? createErrorHook(settings.ERROR_HOOK_URL, fetch) : null
  const reportError = (fault: Omit<ErrorReport, 'at'>) => {
    const report = { at: new Date().toISOString(), ...fault }
    log.write(`${JSON.stringify(report)}\n`)
    void errorHook?.(report)
  }
  const onError = (error: unknown) =>
    reportError({ place: 'background', requestId: null, code: 'internal', detail: String(error) })
  const { SMTP_URL, CONTACT_TO = '', MAIL_FROM = CONTACT_TO } = settings

  const jwtSecret = await loadSecret(settings.DATA_DIR, 'jwt-secret')
  const seal = codeSeal(jwtSecret)
  const database = await openDatabase({
    connection: await connect(settings.DATABASE_URL, join(settings.DATA_DIR, 'postgres')),
    keys,
    jwtSecret,
    siteUrl,
    confirmEmail: confirmsEmail(settings),
    email: sealedMail(SMTP_URL === undefined ? outbox : smtpMail(SMTP_URL, MAIL_FROM, onError), seal),
  })
  const hasPlans = settings.PLANS === 'on'
  await database.query('select private.switch_plans($1)', [hasPlans])
  // Vite reads these variables when it builds the app, and when it serves the sources.
  Object.assign(process.env, buildEnvironment(settings))
  const newDemo = hasSandbox ? await seedDemo(database) : await retireDemo(database)
  if (settings.OPERATORS) await appointOperators(database, settings.OPERATORS, siteUrl)
  const payments = createPayments({
    settings,
    stackUrl: localUrl,
    siteUrl,
    database,
    readPlans: () => readPlans(database, keys),
    onError,
  })
  if (newDemo !== null && hasPlans && usesPaymentsSandbox(settings)) await payments.subscribeDemo(newDemo)
  await allowPushTestService(database, settings.PUSH_TEST_ORIGIN)
  const push = pushEnvironment(settings, await loadPushKeys(settings.DATA_DIR))
  const innerServer = createServer().listen(0, '127.0.0.1')
  await once(innerServer, 'listening')
  const innerUrl = `http://127.0.0.1:${(innerServer.address() as AddressInfo).port}`
  const functions = await startFunctions(
    {
      SUPABASE_URL: innerUrl,
      SUPABASE_PUBLISHABLE_KEY: keys.publishable,
      SUPABASE_SECRET_KEY: keys.secret,
      SITE_URL: siteUrl,
      PUBLIC_FUNCTIONS_URL: `${siteUrl}/functions/v1`,
      ...functionsEnvironment(
        settings,
        innerUrl,
        hasSandbox ? { token: sandboxToken, ...payments.secrets } : null,
      ),
      ...push,
    },
    log,
  )

  const server = createServer(patience)
  server.timeout = idleMs
  const pageValues = {
    stack: hasSandbox ? 'embedded' : '',
    'site-url': siteUrl,
    'publishable-key': keys.publishable,
    'push-key': push.VAPID_PUBLIC_KEY,
  }
  const { outer, inner } = gateway({
    database,
    functions,
    hop: clientHop(settings.TRUST_PROXY),
    seal,
    publishableKey: keys.publishable,
    sandbox: hasSandbox
      ? sandboxPages({
          token: sandboxToken,
          openHere: !isPublic(settings),
          mail: outbox,
          siteUrl,
          secretKey: keys.secret,
          payments: usesPaymentsSandbox(settings) ? payments : null,
        })
      : null,
    content: hasSandbox ? contentService(readDataset()) : null,
    limited: settings.AUTH_LIMITS === 'on',
    headers: securityHeaders({ secure: siteUrl.startsWith('https:') }),
    reportError,
    captcha: createTurnstile(settings.TURNSTILE_SECRET_KEY, fetch),
  })
  innerServer.on('request', getRequestListener(inner.fetch))
  server.on(
    'request',
    hotReload
      ? await serveFromSources(server, pageValues, getRequestListener(outer.fetch))
      : withoutPipelining(
          getRequestListener(
            outer.route(
              '/',
              staticApp(await buildApp(await readPlans(database, keys)), pageValues, (scriptHashes) =>
                contentSecurityPolicy(settings, { scriptHashes, siteUrls: [url, localUrl, siteUrl] }),
              ),
            ).fetch,
          ),
        ),
  )
  server.listen(settings.PORT, settings.HOST)
  await once(server, 'listening')
  const stopSchedule =
    settings.SCHEDULE === 'on'
      ? startSchedule({ database, functions, secretKey: keys.secret }, onError)
      : () => undefined
  payments.start()

  return {
    url,
    /** Opens the sandbox of a public stack; null for any other stack. */
    sandboxUrl:
      hasSandbox && isPublic(settings) ? new URL(`/sandbox/mail?token=${sandboxToken}`, siteUrl).href : null,
    async close() {
      stopSchedule()
      payments.stop()
      server.close()
      server.closeAllConnections()
      innerServer.close()
      innerServer.closeAllConnections()
      await functions.close()
      await database.close()
      unlock()
    },
  }
}
