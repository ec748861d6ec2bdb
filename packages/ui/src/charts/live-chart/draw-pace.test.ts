import { describe, expect, it } from 'vitest'
import { manualClock } from '../../foundation/live/manual-clock.ts'
import { drawPace } from './draw-pace.ts'

function scene() {
  const clock = manualClock(0)
  let drawn = 0
  const pace = drawPace(clock, 250, () => drawn++)
  return { clock, pace, drawn: () => drawn }
}

describe('drawPace', () => {
  it('draws four times a second whatever is pushed', () => {
    const { clock, pace, drawn } = scene()
    for (let nth = 0; nth < 100; nth++) {
      pace.ask()
      clock.advance(10)
    }
    expect(drawn()).toBe(4)
  })

  it('rests where nothing changes', () => {
    const { clock, pace, drawn } = scene()
    pace.ask()
    clock.advance(10_000)
    expect(drawn()).toBe(1)
    expect(clock.waiting()).toBe(0)
  })

  it('draws nothing while hidden, and once when shown again', () => {
    const { clock, pace, drawn } = scene()
    clock.hide(true)
    pace.ask()
    clock.advance(5_000)
    expect(drawn()).toBe(0)
    clock.hide(false)
    clock.advance(250)
    expect(drawn()).toBe(1)
    pace.show(false)
    pace.ask()
    clock.advance(5_000)
    expect(drawn()).toBe(1)
    pace.show(true)
    clock.advance(250)
    expect(drawn()).toBe(2)
  })

  it('draws charts of the same pace at the same time, whenever they were asked', () => {
    const clock = manualClock(0)
    const drawnAt: number[] = []
    const paces = [0, 1].map(() => drawPace(clock, 250, () => drawnAt.push(clock.now())))
    for (const pace of paces) {
      clock.advance(70)
      pace.ask()
    }
    clock.advance(1_000)
    expect(drawnAt).toEqual([250, 250])
  })

  it('stops for good', () => {
    const { clock, pace, drawn } = scene()
    pace.ask()
    pace.stop()
    clock.advance(1_000)
    expect(drawn()).toBe(0)
  })
})
