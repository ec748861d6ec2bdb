import { protocol } from '@ampdeck/api/enumerations/equipment'
import { expect, it } from 'vitest'
import { startTokenOf } from './named-cards.ts'

const { ocpp16, ocpp201 } = protocol.code
const long = '0123456789abcdef0123456789abcdef0123'
const card = {
  cardNo: 'C11300002661',
  identifiers: ['F6 CA 0C C5', 'VID:001122AABBCC', long],
  identifierKeys: [],
}

it.each([
  ['an identifier that was asked for', 'vid:001122aabbcc', card, ocpp16, 'VID:001122AABBCC'],
  ['its first identifier for its printed number', 'C11300002661', card, ocpp16, 'F6 CA 0C C5'],
  ['one that the version carries', long, card, ocpp16, 'F6 CA 0C C5'],
  ['a long one where the version carries it', long, card, ocpp201, long],
  [
    'its printed number where it has no other name',
    'c11300002661',
    { ...card, identifiers: [] },
    ocpp16,
    'C11300002661',
  ],
  [
    'its printed number where all others are too long',
    long,
    { ...card, identifiers: [long] },
    ocpp16,
    'C11300002661',
  ],
])('a pile is asked to start for a card by %s', (_, name, of, version, token) => {
  expect(startTokenOf(of, name, version)).toBe(token)
})
