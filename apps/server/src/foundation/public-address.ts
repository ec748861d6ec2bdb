import { type LookupAddress, lookup as lookUpLocally } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/*
 * Which computers an address may lead to that a seller has typed: those that anybody on the internet could call
 * too. What the operator names in OUTGOING_HOSTS is let through as well.
 */

/** Azure answers a machine's own settings at this address, which looks public. */
const METADATA = new Set(['168.63.129.16'])
const LOOPBACK = ['127.0.0.0/8', '::1']
const DNS = { timeout: 2_000, tries: 2 }

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** The operator's own hosts: names with or without `*.` in front, addresses and networks. */
export interface OwnHosts {
  names: readonly string[]
  networks: readonly Network[]
}

/** `login.corp.example, *.corp.example, 10.2.0.0/16, loopback`. What is none of these is refused with a sentence. */
export function readOwnHosts(text: string): OwnHosts {
  const entries = text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean)
    .flatMap((entry) => (entry === 'loopback' ? ['localhost', ...LOOPBACK] : entry))
  const names: string[] = []
  const networks: Network[] = []
  for (const entry of entries) {
    const network = networkOf(entry)
    if (network) networks.push(network)
    else if (/^(\*\.)?[a-z\d_-]+(\.[a-z\d_-]+)*$/.test(entry) && !/^[\d.]+$/.test(entry)) names.push(entry)
    else throw new Error(`OUTGOING_HOSTS: "${entry}" is neither a host, an address nor a network`)
  }
  return { names, networks }
}

function networkOf(entry: string): Network | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(entry) || (entry.includes(':') && ipaddr.IPv6.isValid(entry))) {
    const address = ipaddr.parse(entry)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  }
  return ipaddr.isValidCIDR(entry) ? ipaddr.parseCIDR(entry) : undefined
}

/** Whether the operator names this host itself. */
export function isNamed({ names }: OwnHosts, host: string): boolean {
  return names.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))
}

/** Whether the operator names this address, or a network in which it is. */
export function isOfOwnNetwork({ networks }: OwnHosts, text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return networks.some(
    ([network, bits]) => network.kind() === address.kind() && address.match([network, bits] as never),
  )
}

/** Whether an address is one of the internet: no private, local, shared, reserved or translated one. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return address.range() === 'unicast' && !METADATA.has(address.toString())
}

/** A host that must not be called. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
}

/**
 * Finds the addresses of a host at the moment of connecting, and gives those that may be called: what a name server
 * answers to an earlier question counts for nothing. It asks without the threads that files and passwords need, so
 * that a name server that is silent delays nobody else.
 */
export function guardedLookup(own: OwnHosts, servers?: readonly string[]): LookupFunction {
  const resolver = new Resolver(DNS)
  if (servers) resolver.setServers(servers)

  async function find(host: string): Promise<LookupAddress[]> {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    const [first] = answers
    if (found.length === 0 && first.status === 'rejected') throw first.reason
    const allowed = found.filter((address) => isPublicAddress(address) || isOfOwnNetwork(own, address))
    if (allowed.length === 0) throw new RefusedAddress(`${host} leads to no public address`)
    return allowed.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }

  return (host, options, done) => {
    // The operator vouches for a named host: it may stand in a file of this machine alone.
    if (isNamed(own, host)) return lookUpLocally(host, options, done)
    find(host).then(
      (found) => {
        const [one] = found
        if (options.all) done(null, found)
        else done(null, one?.address ?? '', one?.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }
}
