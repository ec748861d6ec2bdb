import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { liveFeed } from './live-feed.ts'

describe('liveFeed', () => {
  it('keeps the newest points in order, however many were pushed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 100 }), (capacity, count) => {
        const feed = liveFeed(1, capacity)
        for (let time = 0; time < count; time++) feed.push(time, [time * 2])
        const { times, values } = feed.since(Number.NEGATIVE_INFINITY)
        const kept = Array.from(
          { length: Math.min(capacity, count) },
          (_, nth) => count - Math.min(capacity, count) + nth,
        )
        expect(times).toEqual(kept)
        expect(values[0]).toEqual(kept.map((time) => time * 2))
      }),
    )
  })

  it('gives the window since a time, and the last points', () => {
    const feed = liveFeed(2, 10)
    for (const time of [10, 20, 30]) feed.push(time, [time, null])
    expect(feed.since(15)).toEqual({
      times: [20, 30],
      values: [
        [20, 30],
        [null, null],
      ],
    })
    expect(feed.last(1).times).toEqual([30])
    expect(feed.newest()).toBe(30)
  })

  it('refuses a point from before the last one', () => {
    const feed = liveFeed(1)
    feed.push(20, [1])
    expect(feed.push(10, [2])).toBe(false)
    expect(feed.last(9).times).toEqual([20])
  })

  it('tells its watchers of every point until they leave', () => {
    const feed = liveFeed(1)
    let told = 0
    const leave = feed.subscribe(() => told++)
    feed.push(1, [1])
    leave()
    feed.push(2, [1])
    expect(told).toBe(1)
  })
})
