// A minimal WebDriver BiDi client, because Playwright's uses commands that Debian's Firefox does not support yet.

interface Answer {
  id?: number
  type: 'success' | 'error' | 'event'
  // biome-ignore lint/suspicious/noExplicitAny: results have many shapes
  result?: any
  method?: string
  // biome-ignore lint/suspicious/noExplicitAny: events have many shapes
  params?: any
  message?: string
}

export interface Bidi {
  // biome-ignore lint/suspicious/noExplicitAny: results have many shapes
  send(method: string, params: object): Promise<any>
}

export async function connectBidi(
  url: string,
  heard: (method: string, params: NonNullable<Answer['params']>) => void,
): Promise<Bidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (answer: Answer) => void>()
  let sent = 0
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`${url} cannot be reached`))
  })
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(data)
    if (answer.type === 'event') return heard(answer.method ?? '', answer.params)
    waiting.get(answer.id ?? 0)?.(answer)
  }
  socket.onclose = () => {
    for (const answer of waiting.values()) answer({ type: 'error', message: 'the browser is gone' })
  }
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        sent += 1
        const id = sent
        waiting.set(id, ({ type, result, message }) => {
          waiting.delete(id)
          if (type === 'success') resolve(result)
          else reject(new Error(`${method}: ${message}`))
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
  }
}
