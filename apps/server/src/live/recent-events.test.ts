import type { LiveEvent } from '@ampdeck/api/events/live-event'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { payloadsOf, readPayload } from '../events/publish.ts'
import { RecentEvents } from './recent-events.ts'

const notice = (noticeId: number, time = 0): LiveEvent => ({
  type: 'notice',
  time,
  sellerId: 1,
  stationId: null,
  noticeId,
})
const idsOf = (received: { event: LiveEvent }[] | undefined) =>
  received?.map(({ event }) => event.type === 'notice' && event.noticeId)

it('gives what came after an event, also in the middle of a notification', () => {
  const recent = new RecentEvents()
  recent.add('a', [notice(1), notice(2)])
  recent.add('b', [notice(3)])
  expect(idsOf(recent.after('a.0'))).toEqual([2, 3])
  expect(idsOf(recent.after('a.1'))).toEqual([3])
  expect(idsOf(recent.after('b.0'))).toEqual([])
})

it('knows of each thing the last event only', () => {
  const recent = new RecentEvents()
  recent.add('a', [notice(9)])
  recent.add('b', [notice(1, 1), notice(2)])
  recent.add('c', [notice(1, 2)])
  expect(idsOf(recent.after('a.0'))).toEqual([2, 1])
})

it('leaves out what a later event has overtaken', () => {
  const recent = new RecentEvents()
  recent.add('a', [notice(1, 5)])
  expect(recent.add('b', [notice(1, 4)])).toEqual([])
  expect(idsOf(recent.after('b.0'))).toEqual([])
})

it('does not know what was forgotten, was never heard, or makes no sense', () => {
  const recent = new RecentEvents(3)
  recent.add('a', [notice(1)])
  recent.add('b', [notice(2), notice(3), notice(4), notice(5)])
  expect(recent.after('a.0')).toBeUndefined()
  expect(idsOf(recent.after('b.1'))).toEqual([4, 5])
  for (const id of ['', '.', 'a', 'b.', 'b.x', 'b.1.5', 'z.0'])
    expect([id, recent.after(id)]).toEqual([id, undefined])
  recent.clear()
  expect(recent.after('b.1')).toBeUndefined()
})

it('never leaves a gap: a reader that goes on from anywhere ends with the last of each thing', () => {
  const batches = fc.array(fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(batches, fc.nat(), (told, from) => {
      const recent = new RecentEvents(4)
      const seen = new Map<number, number>()
      const all = new Map<number, number>()
      let time = 0
      const places: string[] = []
      const seenAt: Map<number, number>[] = []
      for (const [nth, things] of told.entries()) {
        const events = things.map((thing) => notice(thing, ++time))
        for (const [index, event] of events.entries()) {
          if (event.type !== 'notice') continue
          all.set(event.noticeId, event.time)
          places.push(`${nth}.${index}`)
          seenAt.push(new Map(all))
        }
        recent.add(String(nth), events)
      }
      const at = from % places.length
      for (const [thing, when] of seenAt[at] ?? []) seen.set(thing, when)
      const missed = recent.after(places[at] ?? '')
      if (!missed) return
      for (const { event } of missed) if (event.type === 'notice') seen.set(event.noticeId, event.time)
      expect(seen).toEqual(all)
    }),
  )
})

it('is published in texts that fit a notification and are read as they were', () => {
  const events = Array.from({ length: 400 }, (_, n) => notice(n))
  const payloads = payloadsOf(events)
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000)
  expect(payloads.flatMap((payload) => readPayload(payload)?.events ?? [])).toEqual(events)
  expect(new Set(payloads.map((payload) => readPayload(payload)?.id)).size).toBe(payloads.length)
  for (const broken of ['', 'x', 'id {', 'id {}', ' []']) expect(readPayload(broken)).toBeUndefined()
})
