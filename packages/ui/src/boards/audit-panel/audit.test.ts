import { array, assert, boolean, constantFrom, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AuditSeat, lacksReason, remainderOf, seatStateOf } from './audit.ts'

const first: AuditSeat = { label: 'First audit', who: 'finance', verdict: 'passed' }
const second: AuditSeat = { label: 'Second audit', who: 'finance2', isYou: true }
const may = { decide: true, isLocked: false }

describe('seatStateOf', () => {
  it('gives the second seat to another person', () => {
    expect(seatStateOf([first, second], 0, may)).toBe('decided')
    expect(seatStateOf([first, second], 1, may)).toBe('yours')
  })

  it('locks it for who audited first', () => {
    expect(seatStateOf([first, second], 1, { decide: true, isLocked: true })).toBe('locked')
  })

  it('waits for a person with the right, and for the seat before', () => {
    expect(seatStateOf([first, second], 1, { decide: false, isLocked: false })).toBe('waiting')
    expect(seatStateOf([{ label: 'First audit' }, second], 1, may)).toBe('waiting')
  })

  it('opens nothing after a refusal, and a seat again that was hung in', () => {
    expect(seatStateOf([{ ...first, verdict: 'refused' }, second], 1, may)).toBe('waiting')
    expect(seatStateOf([{ ...first, verdict: 'hungIn' }, second], 0, may)).toBe('yours')
  })

  it('never offers more than one seat', () => {
    const seat = record({
      label: constantFrom('Audit'),
      verdict: constantFrom<AuditSeat['verdict']>(undefined, 'passed', 'refused', 'hungIn'),
    })
    assert(
      property(array(seat, { maxLength: 5 }), boolean(), (seats, isLocked) => {
        const open = seats.filter((_, index) => {
          const state = seatStateOf(seats, index, { decide: true, isLocked })
          return state === 'yours' || state === 'locked'
        })
        expect(open.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('lacksReason', () => {
  it('asks a refusal and a hang-in for words, and a pass only where the page says so', () => {
    expect(lacksReason('refuse', '  ', 'onRefusal')).toBe(true)
    expect(lacksReason('hangIn', '', 'onRefusal')).toBe(true)
    expect(lacksReason('pass', '', 'onRefusal')).toBe(false)
    expect(lacksReason('pass', '', 'always')).toBe(true)
    expect(lacksReason('refuse', 'Wrong payee', 'always')).toBe(false)
  })
})

it('says what is left, and when more is asked for than there is', () => {
  expect(remainderOf(20_000, 48_620)).toEqual({ deductedFen: 20_000, leftFen: 28_620, isTooMuch: false })
  expect(remainderOf(500, 300)).toEqual({ deductedFen: 300, leftFen: -200, isTooMuch: true })
})
