import type { LiveEvent } from '@ampdeck/api/events/live-event'
import { expect, it } from 'vitest'
import { orderNews } from './is-order-news.ts'

const order = (orderId: number, orderStatus: 1 | 2 | 3): LiveEvent => ({
  type: 'order',
  time: 1,
  sellerId: 1,
  stationId: 1,
  orderId,
  gunId: 1,
  orderStatus,
  energyWh: 0,
  payableFen: 0,
  groupId: null,
})

it('is a status that was not heard of before; the meter of a known charge is none', () => {
  const isNews = orderNews()
  const told = [order(1, 1), order(1, 2), order(1, 2), order(2, 2), order(1, 3), order(2, 2)]
  expect(told.map(isNews)).toEqual([true, true, false, true, true, false])
  expect(isNews({ type: 'notice', time: 1, sellerId: 1, stationId: null, noticeId: 1 })).toBe(false)
})
