// A receiver must not make us connect to an address that is not public (SSRF). This code resolves the name,
// checks its addresses and connects to one of them. It writes HTTP/1.1 itself, because `fetch` would resolve
// the name again.
import ipaddr from 'ipaddr.js'

interface Connection {
  writable: WritableStream<Uint8Array>
  /** Reads bytes into the buffer and returns how many; null at the end. */
  read(buffer: Uint8Array): Promise<number | null>
  close(): void
}

export interface Network {
  /** Returns all IPv4 and IPv6 addresses of a name; an empty list if there are none. */
  resolve(name: string): Promise<string[]>
  /** Connects over TLS and requires a certificate for `name`, or connects in plain text if `name` is null. */
  connect(address: string, port: number, name: string | null): Promise<Connection>
  /** The origin of a test's receiver, which may be on this machine; undefined in production. */
  testOrigin: string | undefined
}

type ReceiverError = 'address_refused' | 'name_not_found' | 'no_connection' | 'no_response' | 'timeout'

export type Received = { status: number; error: null } | { status: null; error: ReceiverError }

const timeoutMs = 10_000
const maxBytes = 64 * 1024

const failed = (error: ReceiverError): Received => ({ status: null, error })

/** Resolves to an error instead of rejecting. Does not follow redirects. */
export async function postToReceiver(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  network: Network,
  patienceMs = timeoutMs,
): Promise<Received> {
  const url = URL.parse(address)
  const isTest =
    url !== null && network.testOrigin !== undefined && url.origin === new URL(network.testOrigin).origin
  if (url === null || url.username !== '' || url.password !== '') return failed('address_refused')
  if (url.protocol !== 'https:' && !isTest) return failed('address_refused')
  const opened: { connection?: Connection; late?: boolean } = {}
  const { promise: late, resolve: giveUp } = Promise.withResolvers<Received>()
  const timer = setTimeout(() => giveUp(failed('timeout')), patienceMs)
  const exchange = async (): Promise<Received> => {
    const target = await findAddress(url, network, isTest)
    if (typeof target !== 'object') return failed(target)
    const name = url.protocol === 'https:' ? hostOf(url) : null
    const port = Number(url.port || (name === null ? 80 : 443))
    const connection = await network.connect(target.address, port, name).catch(() => null)
    if (connection === null) return failed('no_connection')
    opened.connection = connection
    if (opened.late) connection.close()
    return await exchangeOver(connection, requestText(url, headers, body))
  }
  try {
    return await Promise.race([exchange().catch(() => failed('no_response')), late])
  } finally {
    clearTimeout(timer)
    opened.late = true
    try {
      opened.connection?.close()
    } catch {
      // The receiver has already closed the connection.
    }
  }
}

/** Returns the host as DNS and certificates write it: an IPv6 address has no brackets. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/** Refuses a host if any of its addresses is not public. */
async function findAddress(
  url: URL,
  { resolve }: Network,
  isTest: boolean,
): Promise<{ address: string } | ReceiverError> {
  const host = hostOf(url)
  if (isTest) return { address: host === 'localhost' ? '127.0.0.1' : host }
  const isLiteral = /^[\d.]+$/.test(host) || host.includes(':')
  const addresses = isLiteral ? [host] : await resolve(host).catch(() => [])
  const [address] = addresses
  if (address === undefined) return 'name_not_found'
  return addresses.every(isPublicAddress) ? { address } : 'address_refused'
}

function requestText(url: URL, headers: Record<string, string>, body: string): string {
  const all = {
    host: url.host,
    'user-agent': 'Keytrail-Webhooks/1',
    'content-type': 'application/json',
    'content-length': String(new TextEncoder().encode(body).byteLength),
    connection: 'close',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `POST ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

async function exchangeOver(connection: Connection, request: string): Promise<Received> {
  try {
    await connection.writable.getWriter().write(new TextEncoder().encode(request))
  } catch {
    // With TLS, the first write waits for the handshake and fails if the handshake fails.
    return failed('no_connection')
  }
  const buffer = new Uint8Array(maxBytes)
  let length = 0
  let head = ''
  while (!head.includes('\r\n\r\n') && length < maxBytes) {
    const count = await connection.read(buffer.subarray(length))
    if (count === null) break
    length += count
    // Interim responses, such as 103, may precede the final one.
    head = new TextDecoder()
      .decode(buffer.subarray(0, length))
      .replace(/^(HTTP\/1\.1 1\d\d[ \r].*?\r\n\r\n)+/s, '')
  }
  const status = /^HTTP\/1\.[01] ([2-5]\d\d)[ \r]/.exec(head)?.[1]
  return status === undefined ? failed('no_response') : { status: Number(status), error: null }
}

// Every public IPv6 address that has been allocated is in this range.
const globalUnicast = ipaddr.parseCIDR('2000::/3')

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}
