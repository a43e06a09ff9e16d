import * as v from 'valibot'
import { readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { httpUrl } from '../_shared/http-url.ts'
import { createMailSender, mailSchema } from '../_shared/mail/mail-sender.ts'
import { platformDeps } from '../_shared/platform.ts'
import { handle } from './handler.ts'

const testSchema = v.object({ PUSH_TEST_ORIGIN: v.optional(httpUrl) })
const deps = platformDeps()

serve(handle, {
  ...deps,
  sendMail: createMailSender(readEnv(mailSchema), deps.secretKey, fetch),
  now: () => new Date(),
  network: {
    testOrigin: readEnv(testSchema).PUSH_TEST_ORIGIN,
    async resolve(name) {
      const found = await Promise.allSettled([Deno.resolveDns(name, 'A'), Deno.resolveDns(name, 'AAAA')])
      return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    },
    async connect(hostname, port, name) {
      const connection = await Deno.connect({ hostname, port })
      return name === null ? connection : await Deno.startTls(connection, { hostname: name })
    },
  },
})
