import type { LiveEvent } from '@ampdeck/api/events/live-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RecentEvents } from './recent-events.ts'
import { Subscriber } from './subscriber.ts'

/** A reader that takes what is written, or for a while nothing. */
class Reader {
  text = ''
  isSlow = false
  isGone = false
  isEnded = false
  #drain = () => {}
  write(text: string) {
    this.text += text
    return !this.isSlow
  }
  once(_event: 'drain', run: () => void) {
    this.#drain = run
  }
  read() {
    this.isSlow = false
    this.#drain()
  }
  end() {
    this.isEnded = true
  }
  destroy() {
    this.isGone = true
  }
  /** The numbers of what has been told. */
  told() {
    return [...this.text.matchAll(/"noticeId":(\d+)/g)].map(([, id]) => Number(id))
  }
}

const recent = new RecentEvents()
const onDropped = vi.fn()
let reader: Reader
let subscriber: Subscriber
let count = 0

beforeEach(() => {
  vi.useFakeTimers()
  onDropped.mockClear()
  reader = new Reader()
  subscriber = new Subscriber(reader, onDropped)
})
afterEach(() => vi.useRealTimers())

function tell(...numbers: number[]) {
  const id = `n${count++}`
  const events: LiveEvent[] = numbers.map((noticeId) => ({
    type: 'notice',
    time: count,
    sellerId: 1,
    stationId: null,
    noticeId,
  }))
  subscriber.push(recent.add(id, events), `${id}.${numbers.length - 1}`)
}

it('tells the first at once, and what follows within 250 ms together, of each thing the last', () => {
  tell(1)
  vi.advanceTimersByTime(1)
  expect(reader.told()).toEqual([1])
  tell(2, 3)
  tell(2)
  vi.advanceTimersByTime(200)
  expect(reader.told()).toEqual([1])
  vi.advanceTimersByTime(50)
  expect(reader.told()).toEqual([1, 3, 2])
})

it('gathers for a reader who does not read, and goes on when it does', () => {
  reader.isSlow = true
  tell(1)
  vi.advanceTimersByTime(300)
  for (let round = 0; round < 100; round++) tell(2, 3)
  vi.advanceTimersByTime(10_000)
  subscriber.beat()
  expect(reader.told()).toEqual([1])
  reader.read()
  vi.advanceTimersByTime(300)
  expect(reader.told()).toEqual([1, 2, 3])
})

it('drops a reader who reads nothing for 30 s', () => {
  reader.isSlow = true
  tell(1)
  vi.advanceTimersByTime(31_000)
  expect(reader.isGone).toBe(true)
  expect(onDropped).toHaveBeenCalledTimes(1)
  tell(2)
  expect(vi.getTimerCount()).toBe(0)
})

it('drops a reader for whom too much waits', () => {
  reader.isSlow = true
  tell(1)
  vi.advanceTimersByTime(1)
  tell(...Array.from({ length: 20_001 }, (_, n) => n))
  expect(reader.isGone).toBe(true)
})

it('moves the place on with a sign of life, but never past what still waits', () => {
  subscriber.push([], 'far.1')
  subscriber.beat()
  expect(reader.text).toBe(': beat\nid: far.1\n\n')
  tell(1)
  subscriber.beat()
  expect(reader.text.endsWith(': beat\n\n')).toBe(true)
})

it('says nothing after its end, and its last word before', () => {
  tell(1)
  subscriber.close({ event: 'end', data: { code: 2 } })
  tell(2)
  vi.advanceTimersByTime(1_000)
  expect(reader.text).toBe('event: end\ndata: {"code":2}\n\n')
  expect([reader.isEnded, vi.getTimerCount()]).toEqual([true, 0])
})
