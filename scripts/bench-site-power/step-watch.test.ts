import { expect, it } from 'vitest'
import { keptStep } from './step-watch.ts'

const step = { at: 1_000, limitW: 100, beforeW: 150 }
const drawn = (...watts: number[]) => watts.map((drawnW, index) => ({ at: 1_000 + index * 1_000, drawnW }))

it('says when a limit was held, and what was drawn above it afterwards', () => {
  expect(keptStep(step, drawn(150, 140, 98, 100, 103, 90), 15_000)).toMatchObject({
    ...{ isDown: true, heldMs: 2_000, overshootW: 3, lateExcessW: 0, used: 0.9 },
  })
})

it('says that a limit was never held', () => {
  const kept = keptStep(step, drawn(150, 140, 130, 120), 2_000)
  expect(kept).toMatchObject({ heldMs: undefined, overshootW: 0, lateExcessW: 30 })
})

it('says for how long a limit was exceeded later on, as by a car that comes', () => {
  const kept = keptStep(step, drawn(150, 90, 90, 120, 110, 90, 130, 90), 2_000)
  expect(kept).toMatchObject({ heldMs: 1_000, lateExcessW: 30, lateExcessMs: 2_000 })
})

it('knows a step that allows more', () => {
  expect(keptStep({ ...step, beforeW: 60 }, drawn(60, 95), 15_000)).toMatchObject({
    isDown: false,
    heldMs: 0,
  })
})
