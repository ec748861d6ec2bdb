import fc from 'fast-check'
import { expect, it } from 'vitest'
import { added, removed, sidesOf } from './transfer-list.tsx'

const ids = fc.uniqueArray(fc.nat(60))

it('puts every option on exactly one side, and loses no chosen id', () => {
  fc.assert(
    fc.property(ids, ids, (all, value) => {
      const options = all.map((id) => ({ value: id, label: `Station ${id}` }))
      const { open, chosen, hidden } = sidesOf(options, value)
      expect([...open, ...chosen].map((option) => option.value).sort()).toEqual([...all].sort())
      expect([...chosen.map((option) => option.value), ...hidden].sort()).toEqual([...value].sort())
    }),
  )
})

it('takes away what it added', () => {
  fc.assert(
    fc.property(ids, ids, (value, more) => {
      const fresh = more.filter((id) => !value.includes(id))
      expect(removed(added(value, fresh), fresh)).toEqual(value)
      expect(added(value, value)).toEqual(value)
    }),
  )
})
