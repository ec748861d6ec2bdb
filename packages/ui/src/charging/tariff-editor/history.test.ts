import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { historyOf, record, redo, undo } from './history.ts'

it('comes back to where it was, and forward again', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), (values) => {
      const full = values.reduce((history, value) => record(history, value), historyOf(0))
      const back = values.reduce((history) => undo(history), full)
      expect(back.present).toBe(0)
      expect(values.reduce((history) => redo(history), back).present).toBe(full.present)
    }),
  )
})

it('takes changes of one key as one step', () => {
  const typed = record(record(record(historyOf(0), 1, 'price'), 2, 'price'), 3, 'price')
  expect(undo(typed).present).toBe(0)
  expect(undo(record(typed, 4, 'other')).present).toBe(3)
})

it('forgets what was taken back once something new is done', () => {
  expect(redo(record(undo(record(historyOf(0), 1)), 2)).present).toBe(2)
})

it('keeps a hundred steps', () => {
  const long = Array.from({ length: 300 }, (_, index) => index + 1).reduce(
    (h, v) => record(h, v),
    historyOf(0),
  )
  expect(long.past).toHaveLength(100)
})
