// biome-ignore lint/suspicious/noExplicitAny: results have many shapes
type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>

const startMs = 20_000

async function ask(url: string, method: string, body: object | undefined) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: { message?: string; error?: string } }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value
}

export async function connectWebDriver(url: string, capabilities: object): Promise<Call> {
  for (let waitedMs = 0; ; waitedMs += 100) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    if (waitedMs > startMs) throw new Error(`no driver responds at ${url}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const session = await ask(`${url}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = session as { sessionId: string }
  return (method, path, body) => ask(`${url}/session/${sessionId}${path}`, method, body)
}
