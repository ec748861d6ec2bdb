import { expect, it } from 'vitest'
import { placeOf } from './place-of.ts'

const LOCAL = 'Your organisation’s own network'

it.each([
  ['127.0.0.1', 'The server itself'],
  ['::1', 'The server itself'],
  ['::ffff:127.0.0.1', 'The server itself'],
  ['10.1.2.3', LOCAL],
  ['192.168.0.9', LOCAL],
  ['172.16.0.1', LOCAL],
  ['172.31.255.1', LOCAL],
  ['fd00::1', LOCAL],
  ['fe80::1', LOCAL],
  ['172.32.0.1', 'The internet'],
  ['203.0.113.7', 'The internet'],
  ['2001:db8::1', 'The internet'],
  ['100.10.1.1', 'The internet'],
])('%s is in: %s', (ip, place) => {
  expect(placeOf(ip)[0]).toBe(place)
})
