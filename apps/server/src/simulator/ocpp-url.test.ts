import { expect, it } from 'vitest'
import { ocppUrl } from './ocpp-url.ts'

const at = (port: number) => [{ port }]
const tls = { cert: Buffer.of(), key: Buffer.of() }

it.each([
  [{ host: '127.0.0.1', tls: undefined }, 'ws://127.0.0.1:8080/ocpp'],
  [{ host: '0.0.0.0', tls: undefined }, 'ws://127.0.0.1:8080/ocpp'],
  [{ host: '::1', tls: undefined }, 'ws://[::1]:8080/ocpp'],
  [{ host: '::', tls }, 'wss://127.0.0.1:8080/ocpp'],
])('finds a server that listens as %j', (settings, url) => {
  expect(ocppUrl(settings, at(8080))).toBe(url)
})
