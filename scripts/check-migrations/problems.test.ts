import { describe, expect, it } from 'vitest'
import { landedLate, problemsOf } from './problems.ts'

const landed = ['0001-foundation', '20261120-120000-tax-entity']
const none = { landed: [], shared: [] }

describe('a migration', () => {
  it('is newer than all that have landed', () => {
    expect(problemsOf([...landed, '20261121-090000-coupon'], { landed, shared: landed })).toEqual([])
  })

  it('is refused when another branch has landed a newer one', () => {
    expect(
      problemsOf(['0001-foundation', '20261119-090000-coupon'], { landed, shared: ['0001-foundation'] }),
    ).toEqual([
      '20261119-090000-coupon: older than 20261120-120000-tax-entity, which has landed; give it the present time',
    ])
  })

  it.each([
    '2026-11-20-coupon',
    '20261120-coupon',
    '20261120-12000-coupon',
    '20261120-120000-Coupon',
    '20261120-120000',
  ])('is not called %s', (name) => {
    expect(problemsOf([name], none)).toHaveLength(1)
  })

  it('has a time of its own', () => {
    expect(problemsOf(['20261120-120000-one', '20261120-120000-two'], none)).toHaveLength(2)
    expect(problemsOf(['20261120-1200-one', '20261120-120000-two'], none)).toEqual([])
  })

  it('stays once it has landed; a branch that is behind has not removed what it never had', () => {
    expect(problemsOf(['0001-foundation'], { landed, shared: landed })).toEqual([
      '20261120-120000-tax-entity: has landed, and is gone',
    ])
    expect(problemsOf(['0001-foundation'], { landed, shared: ['0001-foundation'] })).toEqual([])
  })
})

it('that came behind a newer one is found in the history', () => {
  expect(
    landedLate(['0001-foundation', '20261120-120000-b', '20261119-120000-a', '20261121-120000-c']),
  ).toEqual(['20261119-120000-a'])
})
