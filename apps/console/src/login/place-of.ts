import { type Text, texts } from '@ampdeck/api/texts'

const places = texts({
  device: ['The server itself', '服务器本机'],
  local: ['Your organisation’s own network', '单位内部网络'],
  internet: ['The internet', '互联网'],
})

/** IPv4 inside IPv6, as sockets give it. */
const MAPPED = /^::ffff:/i
const LOOPBACK = /^(127\.|::1$)/
/** RFC 1918, link-local and the unique local addresses of IPv6. */
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i

/** Where an address is, as far as the address itself tells: no page asks another host for anything. */
export function placeOf(ip: string): Text {
  const address = ip.replace(MAPPED, '')
  if (LOOPBACK.test(address)) return places.device
  return PRIVATE.test(address) ? places.local : places.internet
}
