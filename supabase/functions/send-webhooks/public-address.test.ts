import assert from 'node:assert/strict'
import { isPublicAddress } from './public-address.ts'

const inside = `
  0.0.0.0 10.0.0.1 100.64.0.1 100.100.100.200 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255
  192.0.0.192 192.0.2.1 192.168.0.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255
  :: ::1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:8.8.8.8 ::127.0.0.1 ::ffff:0:127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::7f00:1
  2002:7f00:1:: 2001:0:7f00:1:: 100::1 fe80::1 fec0::1 fc00::1 fd00:ec2::254 ff02::1 2001:db8::1 3fff::1 fe80::1%eth0
  localhost 127.1 0x7f.1 2130706433 1.2.3.4.5`.split(/\s+/)
const outside = '1.1.1.1 8.8.8.8 172.15.0.1 172.32.0.1 192.167.1.1 2606:4700:4700::1111 2a00:1450::1'.split(
  ' ',
)

for (const address of inside)
  Deno.test(`public address: refuses "${address}"`, () => assert.equal(isPublicAddress(address), false))
for (const address of outside)
  Deno.test(`public address: accepts ${address}`, () => assert.equal(isPublicAddress(address), true))
