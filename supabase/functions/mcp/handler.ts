// Serves MCP over Streamable HTTP without sessions. Clients send a personal token as the bearer token.
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import type { SpendingDeps } from '../_shared/api/spending.ts'
import { openSession, type TokenDeps, type TokenSession } from '../_shared/api/token-session.ts'
import { Failure } from '../_shared/failure.ts'
import { accompanyPages, type EndpointDeps } from '../_shared/http/endpoint.ts'
import { problemResponse } from '../_shared/http/problem.ts'
import { readText, storable } from '../_shared/http/read-body.ts'
import { loggedFailure } from '../_shared/log/log-failure.ts'
import { checkTools } from './checks.ts'
import { ideaTools } from './ideas.ts'
import { whatMoved } from './moved.ts'
import { phraseTools } from './phrases.ts'
import { prompts } from './prompts.ts'
import { type Tool, untrustedNotice } from './tool.ts'

export interface McpDeps extends EndpointDeps, TokenDeps, SpendingDeps {}

const tools: Tool[] = [whatMoved, ...phraseTools, ...checkTools, ...ideaTools]
const maxBodyBytes = 64 * 1024

const instructions = `Keytrail measures who ranks in TikTok search. Every figure was measured at the time beside it; "sample" data is not TikTok's. A failed check is a gap; a null position means not among the results. ${untrustedNotice}`

/** Never rejects. */
export function handle(request: Request, deps: McpDeps): Promise<Response> {
  return accompanyPages(request, deps, 'POST, OPTIONS', () => respond(request, deps))
}

async function respond(request: Request, deps: McpDeps): Promise<Response> {
  let session: TokenSession | null = null
  try {
    session = openSession(request.headers, deps)
    const opened = session
    // Verifies the token first, because a response may begin before a tool uses the token.
    await session.call()
    const { fetch: serve } = createMcpHandler(() => createServer(opened, deps), {
      // The server sends no notifications.
      maxSubscriptions: 0,
    })
    const response = await serve(await checked(request))
    response.headers.set('cache-control', 'no-store')
    return response
  } catch (error) {
    return problemResponse(loggedFailure(error, deps.log), session?.limit() ?? null)
  }
}

/** Refuses a large body, a text that Postgres cannot store, and a batch, which would count as one request. */
async function checked(request: Request): Promise<Request> {
  if (request.method !== 'POST') return request
  const text = await readText(request, maxBodyBytes)
  if (text.trimStart().startsWith('['))
    throw new Failure('invalid_request', { message: 'Send one message per request' })
  try {
    JSON.parse(text, storable)
  } catch (error) {
    // The SDK itself refuses a body that is not JSON.
    if (error instanceof Failure) throw error
  }
  return new Request(request.url, { method: 'POST', headers: request.headers, body: text })
}

function createServer(session: TokenSession, deps: McpDeps): McpServer {
  const server = new McpServer({ name: 'keytrail', title: 'Keytrail', version: '1.0.0' }, { instructions })
  for (const { name, config, run } of tools)
    server.registerTool(name, config, async (input: unknown) => {
      try {
        const { text, data } = await run(input as never, { session, deps })
        return { content: [{ type: 'text' as const, text }], structuredContent: { ...data } }
      } catch (error) {
        const { code, message } = loggedFailure(error, deps.log)
        return { content: [{ type: 'text' as const, text: `${code}: ${message}` }], isError: true }
      }
    })
  for (const { name, config, say } of prompts)
    server.registerPrompt(name, config, (given: unknown) => ({
      messages: [
        { role: 'user' as const, content: { type: 'text' as const, text: say(given as { phrase: string }) } },
      ],
    }))
  return server
}
