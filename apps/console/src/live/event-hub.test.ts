import type { LiveEvent } from '@ampdeck/api/events/live-event'
import { expect, it, vi } from 'vitest'
import { createEventHub } from './event-hub.ts'

const notice = (noticeId: number): LiveEvent => ({
  type: 'notice',
  time: 1,
  sellerId: 1,
  stationId: null,
  noticeId,
})
const job: LiveEvent = { type: 'job', time: 1, sellerId: 1, userId: 2, kind: 'export', fileId: 3, state: 2 }

it('hands what comes together to each who wants it, in order and in one go', () => {
  const due: (() => void)[] = []
  const hub = createEventHub((run) => due.push(run))
  const [notices, both] = [vi.fn(), vi.fn()]
  hub.subscribe(['notice'], { onEvents: notices })
  const leave = hub.subscribe(['notice', 'job'], { onEvents: both })
  expect(hub.types()).toEqual(['job', 'notice'])
  for (const event of [notice(1), job, notice(2)]) hub.publish(event)
  expect(due).toHaveLength(1)
  due[0]?.()
  expect(notices.mock.calls).toEqual([[[notice(1), notice(2)]]])
  expect(both.mock.calls).toEqual([[[notice(1), job, notice(2)]]])
  leave()
  expect(hub.types()).toEqual(['notice'])
  hub.publish(job)
  due[1]?.()
  expect(notices).toHaveBeenCalledTimes(1)
})
