import { expect, it } from 'vitest'
import { atOnce } from './at-once.ts'

it('does no more than so many things at once, and all of them, in order', async () => {
  const limited = atOnce(2)
  let running = 0
  let most = 0
  const done: number[] = []
  await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      limited(async () => {
        running++
        most = Math.max(most, running)
        await new Promise((resume) => setTimeout(resume, 2))
        running--
        done.push(n)
      }),
    ),
  )
  expect(most).toBe(2)
  expect(done).toEqual([1, 2, 3, 4, 5])
})

it('goes on after a failure', async () => {
  const limited = atOnce(1)
  const failing = limited(() => Promise.reject(new RangeError('no')))
  const following = limited(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await following).toBe('done')
})
