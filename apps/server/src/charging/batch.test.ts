import { expect, it } from 'vitest'
import { batch } from './batch.ts'

it('does together what comes together, in order', async () => {
  const seen: number[][] = []
  const add = batch<number>(async (items) => void seen.push(items), 5)
  await Promise.all([add(1), add(2), add(3)])
  await add(4)
  expect(seen).toEqual([[1, 2, 3], [4]])
})

it('resolves only when the work is done', async () => {
  let isDone = false
  const add = batch<number>(async () => {
    await new Promise((resume) => setTimeout(resume, 20))
    isDone = true
  }, 1)
  await add(1)
  expect(isDone).toBe(true)
})

it('lets one bad item fail nobody else', async () => {
  const seen: number[] = []
  const add = batch<number>(async (items) => {
    if (items.includes(2)) throw new RangeError('no such thing')
    seen.push(...items)
  }, 1)
  const outcomes = await Promise.allSettled([add(1), add(2), add(3)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual([1, 3])
})
