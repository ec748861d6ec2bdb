import type { GunRow } from '@ampdeck/api/config/gun'
import type { MeterKey } from '@ampdeck/api/config/meter-key'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { listServer, standardFields } from '../../../stories/mock-server.ts'
import { Page } from './gun.page.tsx'

const row = (id: number): GunRow => ({
  ...standardFields(id),
  ...{ connector: 2, ratedW: 120_000, maxV: 1_000, maxA: 250, parkingNo: null, costModelId: null },
  ...{ pileId: 7, pileCode: '44030000010007', stationId: 1, stationName: '深圳福田中心' },
  ...{ stationNameEn: 'Shenzhen Futian CBD', letter: 0, status: 1, currentOrderId: null, live: null },
  costModelName: 'GD-STD v3',
})

const key = (id: number, more: Partial<MeterKey> = {}): MeterKey => ({
  ...standardFields(id),
  ...{ gunId: 1, publicKey: '3059301306072a8648ce3d0201', curve: 'secp256r1', meterSerial: 'BQ27400330016' },
  ...{ fingerprint: '9f86d081884c7d65', source: 2, remark: null, createUserName: null, endTime: null },
  ...more,
})

const server = {
  ...listServer('config-service/gun', row, 3),
  'config-service/costModel/selectAll': () => [],
  'config-service/station/selectAll': () => [],
  'config-service/meterKey/list': () => [
    key(2),
    key(1, {
      source: 1,
      createUserName: '陈静',
      endTime: '2026-06-01 10:00:00',
      fingerprint: '60303ae22b998861',
    }),
  ],
}

export default {
  title: 'Apps/Console/Guns',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server, grants: ['gunList:query', 'gunList:edit'], layout: 'fullscreen' },
} satisfies Meta

/** The keys by which what the meter of a gun signs is checked, also those that were ended. */
export const MeterKeys: StoryObj = {
  parameters: { address: '/?open=1' },
  play: async () => {
    const body = within(document.body)
    const section = within(await body.findByRole('region', { name: /Public keys of the meter|电表公钥/ }))
    await expect(await section.findByText(/9f86d081884c7d65/)).toBeVisible()
    // One that was ended cannot be ended again.
    await expect(section.getAllByRole('button', { name: /^(End key|停用公钥)/ })).toHaveLength(1)
    await userEvent.click(section.getByRole('button', { name: /^(Add key|登记公钥)/ }))
    await expect(await body.findByRole('dialog', { name: /Add a public key|登记电表公钥/ })).toBeVisible()
  },
}
