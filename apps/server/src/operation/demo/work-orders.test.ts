import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { parseTimestamp } from '@ampdeck/api/time'
import { expect, test } from 'vitest'
import { demoSellers } from '../../demo/sellers.ts'
import { openOrders } from './work-orders.demo.ts'

const { cancelled } = workOrderState.code
const now = parseTimestamp('2026-07-01')

test.each([0.01, 1, 3, 20])(
  'a network of size %s has open work orders beside those of its alarms',
  (scale) => {
    const world = { seed: 20_260_701, anchor: now, now, scale }
    for (const sellerId of demoSellers) {
      const open = openOrders(world, sellerId).filter(({ state }) => state !== cancelled)
      expect(open.length).toBeGreaterThanOrEqual(6 * Math.ceil(scale))
    }
  },
)
