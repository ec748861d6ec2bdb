import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addTags } from './add-tags.ts'

it('parts what was pasted, and takes each tag once', () => {
  expect(addTags(['night'], ' bus， taxi;night\nfleet')).toEqual(['night', 'bus', 'taxi', 'fleet'])
  expect(addTags([], ' ,， ')).toEqual([])
})

it('never takes more than allowed, and never takes any away', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), fc.string(), fc.nat(20), (tags, text, most) => {
      const next = addTags(tags, text, { most })
      expect(next.slice(0, tags.length)).toEqual(tags)
      expect(next.length).toBeLessThanOrEqual(Math.max(most, tags.length))
    }),
  )
})
