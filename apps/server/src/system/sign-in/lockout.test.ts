import { describe, expect, it } from 'vitest'
import { type LoginAttempt, locksOf as locksBy } from './lockout.ts'

const MINUTE = 60_000
const HERE = '10.0.0.1'
const limits = { loginFailures: 5, lockMinutes: 30 }
const locksOf = (attempts: readonly LoginAttempt[], ip: string) => locksBy(attempts, ip, limits)
/** Failures at these minutes, newest first. */
const at = (ip: string, ...minutes: number[]) =>
  minutes.map((minute) => ({ ip, resultCode: 4, ts: minute * MINUTE })).toReversed()

describe('wrong passwords of one address', () => {
  it('lock it for 30 minutes from the fifth within 15 minutes', () => {
    expect(locksOf(at(HERE, 1, 2, 3, 4, 16), HERE).address).toBe(46 * MINUTE)
  })

  it('do not lock when they are four, or further apart', () => {
    expect(locksOf(at(HERE, 1, 2, 3, 4), HERE).address).toBe(0)
    expect(locksOf(at(HERE, 0, 2, 3, 4, 15.1), HERE).address).toBe(0)
  })

  it('lock anew by what was tried later', () => {
    expect(locksOf(at(HERE, 0, 20, 21, 22, 23, 24), HERE).address).toBe(54 * MINUTE)
  })

  it('lock no other address', () => {
    expect(locksOf(at('203.0.113.9', 1, 2, 3, 4, 5), HERE)).toEqual({ address: 0, account: 0 })
  })

  it('are not forgotten because the owner logs in elsewhere', () => {
    const owner = { ip: '10.0.0.2', resultCode: 0, ts: 6 * MINUTE }
    expect(locksOf([owner, ...at(HERE, 1, 2, 3, 4, 5)], HERE).address).toBe(35 * MINUTE)
  })
})

it('locks the account for unknown addresses after 50 wrong passwords from anywhere', () => {
  const attempts = Array.from({ length: 50 }, (_, n) => at(`203.0.113.${n}`, 1)).flat()
  expect(locksOf(attempts, HERE)).toEqual({ address: 0, account: 31 * MINUTE })
  expect(locksOf(attempts.slice(1), HERE).account).toBe(0)
})
