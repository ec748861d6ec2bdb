import { expect, it } from 'vitest'
import { brandedHost } from './branded-host.ts'

it.each(['console.riverside.example', 'riverside.localhost', 'intranet'])(
  'asks for the seller of "%s"',
  (host) => {
    expect(brandedHost(host)).toBe(host)
  },
)

it.each(['127.0.0.1', '[::1]', '[fd00::a]', 'localhost', ''])('asks for nobody of "%s"', (host) => {
  expect(brandedHost(host)).toBeUndefined()
})
