import type { CostModelRow } from '@ampdeck/api/config/cost-model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { listServer, standardFields } from '../../../stories/mock-server.ts'
import { Page } from './cost-model.page.tsx'

const periods: CostModelRow['periods'] = [
  { from: '00:00', to: '08:00', period: 4, ePrice4: 3_125, sPrice4: 3_500 },
  { from: '08:00', to: '16:00', period: 3, ePrice4: 6_852, sPrice4: 4_500 },
  { from: '16:00', to: '24:00', period: 2, ePrice4: 11_203, sPrice4: 5_000 },
]

const rowOf = (id: number): CostModelRow => ({
  ...standardFields(id),
  code: `GD-${id}`,
  name: '广东标准',
  scope: 1,
  currentVersion: id % 3 === 0 ? null : 2,
  newestVersion: id % 3 === 0 ? 1 : 2,
  newestState: id % 3 === 0 ? 1 : 2,
  state: id % 3 === 0 ? 1 : 2,
  effectiveTime: '2026-01-01 00:00:00',
  serviceMode: 1,
  servicePrice4: null,
  unitMinutes: null,
  unitFen: null,
  chargeFen: null,
  periods,
  averagePrice4: 11_393,
  gunCount: id * 7,
  isBound: true,
  isUpcoming: false,
})

const server = (count: number) => ({
  ...listServer('config-service/costModel', rowOf, count),
  'config-service/costModel/get': () => rowOf(1),
  'config-service/costModel/versions': () =>
    [2, 1].map((no) => ({
      ...rowOf(no),
      no,
      state: no === 2 ? 2 : 3,
      periods: periods.map((row) => ({ ...row, ePrice4: row.ePrice4 - (no === 1 ? 150 : 0) })),
      issueUserName: '管理员',
      issueTime: '2025-12-20 09:30:00',
    })),
  'config-service/costModel/simulate': () => ({
    lines: [
      {
        from: '2026-07-01 09:00:00',
        to: '2026-07-01 10:00:00',
        period: 3,
        energyWh: 30_000,
        ePrice4: 6_852,
        sPrice4: 4_500,
        eFeeFen: 2_056,
        sFeeFen: 1_350,
      },
    ],
    eFeeFen: 2_056,
    sFeeFen: 1_350,
  }),
})

export default {
  title: 'Apps/Console/Billing models',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: server(12), grants: ['costModel:query'], layout: 'fullscreen' },
} satisfies Meta

/** The versions of a model, and a charge on trial. */
export const Versions: StoryObj = {
  parameters: { address: '/?id=1' },
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog', { name: /GD-1/ }))
    await expect((await drawer.findAllByText('20.56')).length).toBeGreaterThan(0)
    await userEvent.selectOptions(drawer.getByRole('combobox'), '1')
    await expect(drawer.getByRole('img', { name: /GD-1 v2.*GD-1 v1|GD-1 v1.*GD-1 v2/ })).toBeVisible()
  },
}
