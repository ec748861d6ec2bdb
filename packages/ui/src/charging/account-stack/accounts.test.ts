import { accountType } from '@ampdeck/api/enumerations/member'
import { array, assert, integer, property, shuffledSubarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inDeductionOrder, partsOf, usableOf } from './accounts.ts'

const { reward, card, phoneNumber, credit } = accountType.code

describe('inDeductionOrder', () => {
  it('is the same whatever order the accounts come in', () => {
    assert(
      property(shuffledSubarray([credit, phoneNumber, reward, card], { minLength: 4 }), (types) => {
        const order = inDeductionOrder(types.map((type) => ({ type }))).map(({ type }) => type)
        expect(order).toEqual([reward, card, phoneNumber, credit])
      }),
    )
  })

  it('puts an account of a later version before credit', () => {
    const order = inDeductionOrder([{ type: credit }, { type: 42 }, { type: reward }])
    expect(order.map(({ type }) => type)).toEqual([reward, 42, credit])
  })

  it('loses no account', () => {
    assert(
      property(array(integer({ min: 0, max: 9 })), (types) => {
        const all = inDeductionOrder(types.map((type) => ({ type }))).map(({ type }) => type)
        expect(all.toSorted()).toEqual(types.toSorted())
      }),
    )
  })
})

describe('usableOf', () => {
  it('holds back what is frozen', () => {
    expect(usableOf({ type: phoneNumber, balanceFen: 48_620, frozenFen: 20_000 })).toBe(28_620)
  })

  it('lends up to the limit, as in B2', () => {
    expect(usableOf({ type: credit, balanceFen: 0, frozenFen: 0, creditLimitFen: 2_000 })).toBe(2_000)
    expect(usableOf({ type: credit, balanceFen: -2_000, frozenFen: 0, creditLimitFen: 2_000 })).toBe(0)
  })

  it('is never below zero', () => {
    expect(usableOf({ type: card, balanceFen: 100, frozenFen: 500 })).toBe(0)
  })
})

it('divides a bar into what is usable, held and used', () => {
  expect(partsOf({ type: phoneNumber, balanceFen: 48_620, frozenFen: 20_000 })).toEqual({
    usableFen: 28_620,
    frozenFen: 20_000,
    usedFen: 0,
  })
  expect(partsOf({ type: credit, balanceFen: -500, frozenFen: 0, creditLimitFen: 2_000 })).toEqual({
    usableFen: 1_500,
    frozenFen: 0,
    usedFen: 500,
  })
})
