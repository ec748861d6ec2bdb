import { expect, it } from 'vitest'
import { createPaintQueue } from './paint-queue.ts'

const PER_STRIP = 200

function scene() {
  let due: (() => void)[] = []
  const painted: number[] = []
  const frames: (readonly number[])[] = []
  const queue = createPaintQueue({
    paint: (index) => painted.push(index),
    stripOf: (index) => Math.floor(index / PER_STRIP),
    onPainted: (indexes) => frames.push(indexes),
    frame: (run) => due.push(run),
    callOff: () => {
      due = []
    },
  })
  const run = () => {
    for (; due.length > 0; ) {
      const [first] = due
      due = []
      first?.()
    }
    return frames
  }
  return { queue, painted, run }
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

it('paints a small change within one frame, wherever its tiles are', () => {
  const { queue, painted, run } = scene()
  queue.add([700, 3, 500])
  expect(run()).toHaveLength(1)
  expect(painted.toSorted((a, b) => a - b)).toEqual([3, 500, 700])
})

it('spreads a change of everything over two frames', () => {
  const { queue, painted, run } = scene()
  queue.add(upTo(4_000))
  expect(run().map(({ length }) => length)).toEqual([2_000, 2_000])
  expect(painted).toEqual(upTo(4_000))
})

it('touches each canvas in one frame alone', () => {
  const { queue, run } = scene()
  queue.add(upTo(1_900))
  const strips = run().flatMap((indexes) => [
    ...new Set(indexes.map((index) => Math.floor(index / PER_STRIP))),
  ])
  expect(strips).toHaveLength(new Set(strips).size)
})

it('paints once what changes twice while it waits', () => {
  const { queue, painted, run } = scene()
  queue.add([1, 2])
  queue.add([2, 3])
  run()
  expect(painted).toEqual([1, 2, 3])
})

it('paints nothing more once it is stopped, and begins anew', () => {
  const { queue, painted, run } = scene()
  queue.add([1])
  queue.stop()
  run()
  expect(painted).toEqual([])
  queue.add([2])
  run()
  expect(painted).toEqual([2])
})
