import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { menuOf } from '../menu/menu.ts'
import { restoreEntries } from './restore-entries.ts'

it('gives back the list that was kept', () => {
  const entries = menuEntries()
  expect(restoreEntries(JSON.stringify(entries))).toEqual(entries)
  expect(restoreEntries('[]')).toEqual([])
})

it('has nothing where nothing was kept', () => {
  expect(restoreEntries(null)).toBeUndefined()
})

it.each(['', '{', 'null', '5', '{}', '[null]', '[{"id":1}]', '["home"]'])('finds "%s" broken', (text) => {
  expect(restoreEntries(text)).toBe('broken')
})

it('never gives what a menu cannot be built from', () => {
  const some = menuEntries().slice(0, 5)
  const list = fc.array(fc.oneof(fc.constantFrom(...some), fc.jsonValue()), { maxLength: 6 })
  fc.assert(
    fc.property(list, (kept) => {
      const restored = restoreEntries(JSON.stringify(kept))
      if (restored !== 'broken' && restored) expect(menuOf(restored).pages.length).toBeGreaterThan(0)
    }),
  )
})
