import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

type Addresses = ReturnType<FastifyInstance['addresses']> | { port: number }[]

/** Where chargers on this machine reach this server, whatever addresses it listens on. */
export function ocppUrl({ host, tls }: Pick<Settings, 'host' | 'tls'>, addresses: Addresses): string {
  const isAny = host === '0.0.0.0' || host === '::'
  const name = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const [address] = addresses.filter((one) => typeof one === 'object')
  return `${tls ? 'wss' : 'ws'}://${name}:${address?.port ?? 0}/ocpp`
}
