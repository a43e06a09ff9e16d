import type { IncomingHttpHeaders } from 'node:http'
import { serveLocally } from '../stack/local-server.ts'
import { json, type ProviderReply, text } from './provider-reply.ts'
import { providerPaths } from './provider-shapes.ts'
import { providerVariants, type Reply } from './provider-variants.ts'

type ProviderRequest = ReturnType<typeof readRequest>

/** `cursor` and `searchId` request a later page of videos. */
function readRequest({ pathname, searchParams }: URL, parameter: string, headers: IncomingHttpHeaders) {
  return {
    path: pathname,
    phrase: searchParams.get(parameter) ?? '',
    country: searchParams.get('country'),
    cursor: searchParams.get('nextCursor') ?? searchParams.get('offset'),
    searchId: searchParams.get('search_id'),
    headers,
  }
}

export interface ProviderServer {
  env: { TIKAPI_URL: string; TIKHUB_URL: string; RAPIDAPI_TIKTOK_URL: string }
  requests: ProviderRequest[]
  /** Overrides the reply to a request; null sends the usual reply, a promise sends it later. */
  decide: (request: ProviderRequest) => ProviderReply | null | Promise<null>
  close(): Promise<void>
}

export async function startProviderServer(): Promise<ProviderServer> {
  const requests: ProviderRequest[] = []
  const { url: origin, close } = await serveLocally(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider')
    const route = providerPaths[url.pathname]
    if (route === undefined) return text(404, '')(response)
    const asked = readRequest(url, route.parameter, request.headers)
    const earlier = requests.filter(({ path, phrase }) => path === asked.path && phrase === asked.phrase)
    requests.push(asked)
    const reply = (await provider.decide(asked)) ?? replyFor(asked.phrase, earlier.length)(route.shape)
    await reply(response)
  })

  const provider: ProviderServer = {
    env: {
      TIKAPI_URL: `${origin}/tikapi`,
      TIKHUB_URL: `${origin}/tikhub`,
      RAPIDAPI_TIKTOK_URL: `${origin}/rapidapi`,
    },
    requests,
    decide: () => null,
    close,
  }
  return provider
}

function replyFor(phrase: string, earlier: number): Reply {
  const name = /^variant (.+)$/.exec(phrase)?.[1]
  if (name === undefined) return foundFor(phrase)
  const { replies } = providerVariants.find((variant) => variant.name === name) ?? { replies: [] }
  return replies[earlier % replies.length] ?? foundFor(phrase)
}

function foundFor(phrase: string): Reply {
  const words = [`${phrase} first`, `${phrase} second`]
  return ({ entry, native, envelope }) => json(envelope(native(words.map((word) => entry(word)))))
}
