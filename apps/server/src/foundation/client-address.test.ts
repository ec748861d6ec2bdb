import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { clientAddress, networkOf, trustedProxies } from './client-address.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

describe('the address of who asks', () => {
  const isTrusted = trustedProxies('10.0.0.0/8, ::1')
  it.each([
    ['a stranger is who he is', from('203.0.113.9', '1.2.3.4'), '203.0.113.9'],
    ['our proxy names who asked it', from('10.0.0.5', '203.0.113.9'), '203.0.113.9'],
    [
      'what a stranger wrote in front is not believed',
      from('10.0.0.5', '1.2.3.4, 203.0.113.9'),
      '203.0.113.9',
    ],
    [
      'of several proxies the first that is not ours',
      from('10.0.0.5', '203.0.113.9, 10.0.0.7'),
      '203.0.113.9',
    ],
    ['an IPv4 address by an IPv6 socket', from('::ffff:10.0.0.5', '::ffff:203.0.113.9'), '203.0.113.9'],
    ['a proxy that names nobody', from('10.0.0.5'), '10.0.0.5'],
    ['a proxy that names rubbish', from('10.0.0.5', 'unknown'), '10.0.0.5'],
    ['only proxies', from('::1', '10.0.0.1'), '10.0.0.1'],
  ])('%s', (_title, request, expected) => {
    expect(clientAddress(request, isTrusted)).toBe(expected)
  })

  it('is the peer where no proxy is trusted', () => {
    expect(clientAddress(from('127.0.0.1', '1.2.3.4'), trustedProxies(''))).toBe('127.0.0.1')
  })
})

it.each(['10.0.0.0/33', 'proxy', '10.0.0.1/', '::1/200', '1.2.3', '10.0.0.1/x'])(
  'refuses %s as a proxy, in a sentence',
  (text) => {
    expect(() => trustedProxies(text)).toThrow(`TRUST_PROXY: "${text}" is not an address`)
  },
)

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1:5:6:7:8', '2001:db8:0:1::/64'],
  ['2001:db8:0:0001::5%eth0', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1:192.0.2.1', 'fe80:0:0:0::/64'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
