import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSigned, readLink, signLink } from './link-code.ts'

const SECRET = 'the key of a seller'
const link = { sellerId: 10_002, expires: 1_782_871_200_000, ticket: 'abcdefghijklmnopqrstuvwxyz-_0123' }
const code = signLink(link, SECRET)

describe("the code of a seller's log-in link", () => {
  it('says whose it is, until when, and its ticket', () => {
    expect(readLink(code)).toEqual(link)
    expect(isSigned(code, SECRET)).toBe(true)
  })

  it('is refused under the key of another seller', () => {
    expect(isSigned(code, 'the key of another seller')).toBe(false)
  })

  it('is refused after a change of any character', () => {
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...'0aZ.-'), (at, character) => {
        const changed = code.slice(0, at) + character + code.slice(at + 1)
        expect(isSigned(changed, SECRET)).toBe(changed === code)
      }),
    )
  })

  it.each(['10001', '', '10001..', `${code}x`, code.slice(1, -1), '-1.a.b.c', '1'.repeat(300)])(
    'is not "%s"',
    (text) => {
      const found = readLink(text)
      expect(found === undefined || !isSigned(text, SECRET)).toBe(true)
    },
  )
})
