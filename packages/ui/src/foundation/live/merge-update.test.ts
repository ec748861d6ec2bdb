import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinUpdates, type Known, type LiveUpdate, mergeUpdate } from './merge-update.ts'

interface Gun {
  status: number
  w: number
}

const known: Known<Gun> = { state: { status: 3, w: 57_000 }, at: 1_000 }

describe('mergeUpdate', () => {
  it('takes the first state as it is', () => {
    expect(mergeUpdate<Gun>(undefined, { at: 5, change: { status: 1, w: 0 } })).toEqual({
      state: { status: 1, w: 0 },
      at: 5,
    })
  })

  it('changes the fields that are named and keeps the others', () => {
    expect(mergeUpdate(known, { at: 2_000, change: { w: 58_000 } })?.state).toEqual({ status: 3, w: 58_000 })
  })

  it('drops what is older than what is known', () => {
    expect(mergeUpdate(known, { at: 999, change: { w: 1 } })).toBe(known)
    expect(mergeUpdate(known, { at: 999, change: null })).toBe(known)
  })

  it('keeps the same object where nothing differs, and still counts it as news', () => {
    const merged = mergeUpdate(known, { at: 2_000, change: { w: 57_000 } })
    expect(merged?.state).toBe(known.state)
    expect(merged?.at).toBe(2_000)
  })

  it('forgets what is gone', () => {
    expect(mergeUpdate(known, { at: 2_000, change: null })).toBeUndefined()
  })
})

const update = fc.record({
  id: fc.constant('0001-A'),
  at: fc.integer({ min: 0, max: 20 }),
  change: fc.oneof(
    fc.record({ status: fc.nat(8), w: fc.nat(120_000) }, { requiredKeys: [] }),
    fc.record({ status: fc.nat(8), w: fc.nat(120_000) }),
  ),
}) as fc.Arbitrary<LiveUpdate<string, Gun>>

describe('joining updates before merging', () => {
  it('ends in the same state as merging them one by one, when they come in order', () => {
    fc.assert(
      fc.property(fc.array(update, { minLength: 1 }), (updates) => {
        const inOrder = updates.toSorted((a, b) => a.at - b.at)
        const start: Known<Gun> = { state: { status: 1, w: 0 }, at: -1 }
        const oneByOne = inOrder.reduce<Known<Gun> | undefined>(mergeUpdate, start)
        const joined = inOrder.reduce<LiveUpdate<string, Gun> | undefined>(joinUpdates, undefined)
        expect(joined && mergeUpdate(start, joined)).toEqual(oneByOne)
      }),
    )
  })

  it('never goes back in time', () => {
    fc.assert(
      fc.property(fc.array(update, { minLength: 1 }), (updates) => {
        const joined = updates.reduce<LiveUpdate<string, Gun> | undefined>(joinUpdates, undefined)
        expect(joined?.at).toBe(Math.max(...updates.map(({ at }) => at)))
      }),
    )
  })
})
