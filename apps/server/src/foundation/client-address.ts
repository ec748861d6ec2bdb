import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Whether an address is one of our own proxies, whose `X-Forwarded-*` headers are believed. */
export type IsTrusted = (address: string) => boolean

/** Addresses and networks of proxies, separated by commas: `10.0.0.5, 10.1.0.0/16, ::1`. */
export function trustedProxies(text: string): IsTrusted {
  const list = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry !== '') add(list, entry)
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}

function add(list: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  const bits = prefix === undefined ? undefined : Number(prefix)
  const isWrong =
    isIP(address) === 0 ||
    (bits !== undefined && !(/^\d{1,3}$/.test(prefix ?? '') && bits <= (family === 'ipv6' ? 128 : 32)))
  if (isWrong) throw new Error(`TRUST_PROXY: "${entry}" is not an address or a network such as 10.0.0.0/8`)
  if (bits === undefined) list.addAddress(address, family)
  else list.addSubnet(address, bits, family)
}

/**
 * Who asks: the peer, or, while that is one of our proxies, whom it names last in `X-Forwarded-For`. What stands
 * before an address that is not ours was written by a stranger.
 */
export function clientAddress({ socket, headers }: IncomingMessage, isTrusted: IsTrusted): string {
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  let address = plain(socket.remoteAddress ?? '')
  while (isTrusted(address)) {
    const before = plain(named.pop()?.trim() ?? '')
    if (isIP(before) === 0) return address
    address = before
  }
  return address
}

/** What one sender has at least: an IPv4 address, or the 64 bits of IPv6 of which each machine has all addresses. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [before = '', after] = address.toLowerCase().replace(/%.*/, '').split('::')
  const first = before.split(':').filter((group) => group !== '')
  const last = after?.split(':').filter((group) => group !== '') ?? []
  // An IPv4 address at the end takes two groups.
  const missing = 8 - first.length - last.length - (address.includes('.') ? 1 : 0)
  const groups = [...first, ...Array.from({ length: after === undefined ? 0 : missing }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Whether the peer itself is one of our proxies. */
export function isFromProxy({ socket }: Pick<IncomingMessage, 'socket'>, isTrusted: IsTrusted): boolean {
  return isTrusted(plain(socket.remoteAddress ?? ''))
}

/** An IPv4 address that came by an IPv6 socket, as people write it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
