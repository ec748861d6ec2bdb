import { expect, it } from 'vitest'
import { AT_ONCE, afterUpload, isPending, roomFor, startable, type Upload } from './upload.ts'

const added = (count: number) =>
  Array.from({ length: count }).reduce<readonly Upload[]>(
    (uploads, _, id) =>
      afterUpload(uploads, { type: 'added', id, file: new File([], `${id}`), refusal: undefined }),
    [],
  )

it('sends a few at once, in the order in which they came', () => {
  expect(startable(added(5)).map(({ id }) => id)).toEqual([0, 1])
  const started = afterUpload(added(5), { type: 'started', id: 0 })
  expect(startable(started).map(({ id }) => id)).toEqual([1])
  expect(startable(afterUpload(started, { type: 'started', id: 1 }))).toHaveLength(AT_ONCE - 2)
})

it('goes on with the next once one has left or failed', () => {
  const both = [0, 1].reduce((uploads, id) => afterUpload(uploads, { type: 'started', id }), added(3))
  expect(startable(afterUpload(both, { type: 'left', id: 0 })).map(({ id }) => id)).toEqual([2])
  expect(startable(afterUpload(both, { type: 'failed', id: 0 })).map(({ id }) => id)).toEqual([2])
})

it('keeps progress between nothing and all', () => {
  const one = added(1)
  expect(afterUpload(one, { type: 'progressed', id: 0, part: 7 })[0]?.progress).toBe(1)
  expect(afterUpload(one, { type: 'progressed', id: 0, part: -1 })[0]?.progress).toBe(0)
})

it('waits for what is on its way, not for what was refused or failed', () => {
  expect(isPending(added(1))).toBe(true)
  expect(isPending(afterUpload(added(1), { type: 'failed', id: 0 }))).toBe(false)
  expect(isPending([])).toBe(false)
})

it('leaves room beside files and uploads, refused ones aside', () => {
  const refused = afterUpload(added(2), { type: 'added', id: 9, file: new File([], 'x'), refusal: 'many' })
  expect(roomFor(5, 1, refused)).toBe(2)
  expect(roomFor(2, 2, refused)).toBe(0)
})
