import { expect, it } from 'vitest'
import { upwards } from './levels.ts'

const server = (from: string, to: string) => ({
  from: `apps/server/src/${from}`,
  to: `apps/server/src/${to}`,
})

it('lets features stand on mechanisms and the application on both', () => {
  const down = [
    server('bill/order/order.report.ts', 'report/report.ts'),
    server('config/pile/pile.demo.ts', 'demo/world.ts'),
    server('start.ts', 'bill/order/order.store.ts'),
    server('simulator/network.ts', 'config/pile/pile.demo.ts'),
    server('gateways/http.ts', 'settings.ts'),
    server('bill/order/order.store.ts', 'member/member.store.ts'),
  ]
  expect(upwards(down)).toEqual([])
})

it('names a mechanism that knows a feature, and whatever knows the application', () => {
  const up = [
    server('report/report.ts', 'bill/order/order.store.ts'),
    server('bill/order/order.store.ts', 'start.ts'),
    server('demo/prepare.ts', 'simulator/network.ts'),
  ]
  expect(upwards(up)).toEqual(up)
})

it('leaves the other packages to their own order', () => {
  expect(upwards([{ from: 'apps/console/src/report/a.ts', to: 'apps/console/src/pages/b.ts' }])).toEqual([])
})
