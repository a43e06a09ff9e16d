import assert from 'node:assert/strict'
import { unreachableUrl } from '../_shared/testing/local-server.ts'
import { isPublicAddress, type Network, postToReceiver, type Received } from './post-to-receiver.ts'

const message = { headers: { 'webhook-id': 'msg' }, body: '{"text":"käse"}' }
const publicAddress = '93.184.215.14'

/** Each lookup returns the next of `lookups`, and every connection goes to `port` on this machine. */
function network(port: number, ...lookups: string[][]) {
  const asked: string[] = []
  const connected: string[] = []
  let open = 0
  const given: Network = {
    testOrigin: undefined,
    async resolve(name) {
      asked.push(name)
      return lookups.shift() ?? assert.fail('a second lookup')
    },
    async connect(address, wanted, name) {
      connected.push(`${address} ${wanted} ${name}`)
      const connection = await Deno.connect({ hostname: '127.0.0.1', port })
      open += 1
      return {
        writable: connection.writable,
        read: (buffer) => connection.read(buffer),
        close() {
          open -= 1
          connection.close()
        },
      }
    },
  }
  return { given, asked, connected, open: () => open }
}

async function postTo(answer: (connection: Deno.Conn) => Promise<unknown>, patienceMs?: number) {
  const listener = Deno.listen({ hostname: '127.0.0.1', port: 0 })
  const connections: Deno.Conn[] = []
  let request = ''
  const serving = (async () => {
    for await (const connection of listener) {
      connections.push(connection)
      const buffer = new Uint8Array(10_000)
      request = new TextDecoder().decode(buffer.subarray(0, (await connection.read(buffer)) ?? 0))
      await answer(connection).catch(() => undefined)
    }
  })()
  const { given, asked, connected, open } = network(listener.addr.port, [publicAddress])
  const received = await postToReceiver('https://hooks.test/in?a=1', message, given, patienceMs)
  assert.equal(open(), 0, 'the connection is closed')
  listener.close()
  for (const connection of connections) connection.close()
  await serving
  return { received, request, asked, connected }
}

const saying = (text: string) => (connection: Deno.Conn) => connection.write(new TextEncoder().encode(text))
const endless = async (connection: Deno.Conn, first: string) => {
  await connection.write(new TextEncoder().encode(first))
  const bytes = new Uint8Array(64 * 1024).fill(120)
  let sent = 0
  while (sent < 10_000_000) sent += await connection.write(bytes)
}

Deno.test('receiver: gets one request, sent to the checked address with its own host name', async () => {
  const { received, request, asked, connected } = await postTo(saying('HTTP/1.1 204 No Content\r\n\r\n'))
  assert.deepEqual(received, { status: 204, error: null })
  assert.deepEqual([asked, connected], [['hooks.test'], [`${publicAddress} 443 hooks.test`]])
  const [head, body] = request.split('\r\n\r\n')
  assert.equal(body, message.body)
  assert.deepEqual(head?.split('\r\n'), [
    'POST /in?a=1 HTTP/1.1',
    'host: hooks.test',
    'user-agent: Keytrail-Webhooks/1',
    'content-type: application/json',
    'content-length: 16',
    'connection: close',
    'webhook-id: msg',
  ])
})

const answers: [name: string, answer: (connection: Deno.Conn) => Promise<unknown>, received: Received][] = [
  ['an error', saying('HTTP/1.1 500 No\r\n\r\n'), { status: 500, error: null }],
  ['a status without a reason', saying('HTTP/1.0 410\r\n\r\n'), { status: 410, error: null }],
  ['103 first', saying('HTTP/1.1 103 -\r\n\r\nHTTP/1.1 204 -\r\n\r\n'), { status: 204, error: null }],
  [
    'a redirect, which is not followed',
    saying('HTTP/1.1 302 Found\r\nlocation: http://169.254.169.254/\r\n\r\n'),
    { status: 302, error: null },
  ],
  ['10 MB', (given) => endless(given, 'HTTP/1.1 200 OK\r\n\r\n'), { status: 200, error: null }],
  ['headers without end', (given) => endless(given, 'HTTP/1.1 200 OK\r\nx: '), { status: 200, error: null }],
  ['10 MB of something else', (given) => endless(given, 'SSH-2.0'), { status: null, error: 'no_response' }],
  ['a closed connection', async (given) => given.closeWrite(), { status: null, error: 'no_response' }],
  ['nothing', async () => undefined, { status: null, error: 'timeout' }],
  ['half a response', saying('HTTP/1.1 20'), { status: null, error: 'timeout' }],
]
for (const [name, answer, received] of answers)
  Deno.test(`receiver: can respond with ${name}`, async () => {
    const posted = await postTo(answer, received.error === 'timeout' ? 50 : undefined)
    assert.deepEqual(posted.received, received)
  })

const refused: [url: string, ...addresses: string[]][] = [
  ['http://hooks.test/'],
  ['https://user:password@hooks.test/'],
  ['https://127.0.0.1/'],
  ['https://2130706433/'],
  ['https://[::1]/'],
  ['https://hooks.test/', '10.0.0.1'],
  ['https://hooks.test/', '::1'],
  ['https://hooks.test/', publicAddress, '192.168.0.1'],
]
for (const [url, ...addresses] of refused)
  Deno.test(`receiver: gets no request at ${url} ${addresses}`, async () => {
    const { given, connected } = network(0, addresses)
    const received = await postToReceiver(url, message, given)
    assert.deepEqual([received, connected], [{ status: null, error: 'address_refused' }, []])
  })

Deno.test('receiver: is checked at each attempt, because its name may later resolve to a private address', async () => {
  const { port } = new URL(unreachableUrl())
  const { given, connected } = network(Number(port), [publicAddress], ['127.0.0.1'])
  const post = () => postToReceiver('https://hooks.test/', message, given)
  assert.deepEqual(await post(), { status: null, error: 'no_connection' })
  assert.deepEqual(await post(), { status: null, error: 'address_refused' })
  assert.deepEqual(connected, [`${publicAddress} 443 hooks.test`])
})

Deno.test('receiver: is reported if its name has no address, or the lookup takes too long', async () => {
  const post = (to: Network) => postToReceiver('https://hooks.test/', message, to, 20)
  assert.deepEqual(await post(network(0, []).given), { status: null, error: 'name_not_found' })
  const slow = { ...network(0).given, resolve: () => new Promise<never>(() => undefined) }
  assert.deepEqual(await post(slow), { status: null, error: 'timeout' })
})

const inside = `
  0.0.0.0 10.0.0.1 100.64.0.1 100.100.100.200 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255
  192.0.0.192 192.0.2.1 192.168.0.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255
  :: ::1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:8.8.8.8 ::127.0.0.1 ::ffff:0:127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::7f00:1
  2002:7f00:1:: 2001:0:7f00:1:: 100::1 fe80::1 fec0::1 fc00::1 fd00:ec2::254 ff02::1 2001:db8::1 3fff::1 fe80::1%eth0
  localhost 127.1 0x7f.1 2130706433 1.2.3.4.5`.split(/\s+/)
const outside = '1.1.1.1 8.8.8.8 172.15.0.1 172.32.0.1 192.167.1.1 2606:4700:4700::1111 2a00:1450::1'

for (const address of inside)
  Deno.test(`public address: refuses "${address}"`, () => assert.equal(isPublicAddress(address), false))
for (const address of outside.split(' '))
  Deno.test(`public address: accepts ${address}`, () => assert.equal(isPublicAddress(address), true))
