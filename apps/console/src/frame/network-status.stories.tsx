import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import type { NetworkStatus as Status } from '@ampdeck/api/statistics/platform-home'
import { stoppedAt, TickerContext } from '@ampdeck/ui/live'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inConsole, withServer } from '../stories/in-console.tsx'
import { NetworkStatus } from './network-status.tsx'

/** 2026-07-01 10:00:00 in UTC+8. */
const NOW = 1_782_871_200_000

const row = (from: string, to: string, period: TariffPeriod['period']): TariffPeriod => ({
  from,
  to,
  period,
  ePrice4: 6_000,
  sPrice4: 4_000,
})

const status: Status = {
  at: '2026-07-01 10:00:00',
  guns: { all: 700, charging: 245, powerW: 5_640_000, powerUnknown: 0 },
  tariff: {
    guns: 480,
    periods: [row('00:00', '08:00', 4), row('08:00', '12:00', 2), row('12:00', '24:00', 3)],
  },
  openAlarms: 40,
}

const answering = (of: Status) => ({
  'statistics-service/platformHome/status': () => of,
  events: () => [],
})

export default {
  title: 'Apps/Console/Status line',
  component: NetworkStatus,
  decorators: [
    (Story) => (
      <TickerContext value={stoppedAt(NOW)}>
        <footer style={{ display: 'flex', gap: 16, height: 28, fontSize: 11, whiteSpace: 'nowrap' }}>
          <Story />
        </footer>
      </TickerContext>
    ),
    inConsole,
  ],
  beforeEach: withServer,
  parameters: { server: answering(status) },
} satisfies Meta

type Story = StoryObj

/** Guns, power, the period that runs and what comes next, and the alarms as a link to just these. */
export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement)
    await expect(await line.findByTitle(/^(245 of 700 guns charging|700 把枪中 245 把充电中)$/)).toBeVisible()
    await expect(line.getByText('5,640')).toBeVisible()
    await expect(line.getByText(/^(Peak tariff,|峰时段，)$/)).toBeVisible()
    await expect(line.getByRole('timer')).toHaveTextContent('02:00:00')
    await expect(line.getByTitle(/480/)).toBeVisible()
    await expect(line.getByRole('link', { name: /40 ?(open alarms|条未处理告警)/ })).toHaveAttribute(
      'href',
      '/tool/alarmManage/alarmCenter?handling=1,2',
    )
  },
}

/** Who may see neither equipment nor alarms sees whether the line is live, and no zero. */
export const WithoutRights: Story = {
  parameters: { server: answering({ ...status, guns: null, tariff: null, openAlarms: null }) },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement)
    await line.findByText(/^(Live|实时)/)
    await expect(line.queryByRole('link')).toBeNull()
    await expect(line.queryByText(/\d{2}:\d{2}:\d{2}/)).toBeNull()
  },
}
