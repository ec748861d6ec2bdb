import type { GunRow } from '@ampdeck/api/config/gun'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { liveGun, livePile } from '../../../pile/pile.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { listServer, listStories, standardFields } from '../../../stories/list-stories.ts'
import { Page } from './gun.page.tsx'

const rowOf = (id: number): GunRow => {
  const { orderId, orderNo: _, plate: __, since: ___, reason: ____, ...gun } = liveGun(id, id % 2)
  const { code: pileCode, stationName, stationNameEn } = livePile(id)
  return {
    ...standardFields(id),
    ...gun,
    id,
    pileCode,
    stationName,
    stationNameEn,
    maxV: 1_000,
    maxA: 250,
    currentOrderId: orderId,
    costModelId: null,
    costModelName: 'GD-STD v3',
  }
}
const server = (count: number) => ({
  ...listServer('config-service/gun', rowOf, count),
  'config-service/station/selectAll': () => [],
})

export default {
  title: 'Console/Guns',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: server(12), grants: ['gunList:query'], layout: 'fullscreen' },
} satisfies Meta

const { viewer, operator, empty, failing } = listStories('gunList', server)
export const Viewer: StoryObj = viewer
export const Operator: StoryObj = operator
export const Empty: StoryObj = empty
export const Failing: StoryObj = failing
