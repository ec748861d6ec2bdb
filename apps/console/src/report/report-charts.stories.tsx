import { figures } from '@ampdeck/api/figures/figures'
import { alarmReportReport } from '@ampdeck/api/report/alarm-reports'
import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inConsole } from '../stories/in-console.tsx'
import { ReportCharts } from './report-charts.tsx'

const june = { from: '2026-06-01', to: '2026-06-30' }
const sum = { alarms: 4, alarmsHandled: 3, alarmAgeMinutes: 60, repairMinutes: 90 }

const meta = {
  title: 'Apps/Console/Charts of a report',
  component: ReportCharts,
  decorators: [inConsole],
  args: {
    definition: alarmReportReport,
    by: ['station'],
    grain: 'whole',
    of: {
      period: june,
      compared: june,
      sum,
      before: sum,
      silent: [],
      chart: [
        { ...sum, group: { key: '1', name: '深圳机场', nameEn: 'Shenzhen Airport' } },
        { alarms: 1, repairMinutes: null, group: { key: '2', name: '广州天河', nameEn: 'Guangzhou Tianhe' } },
      ],
      heat: null,
    },
  },
} satisfies Meta<typeof ReportCharts>

export default meta

/** A station where no alarm has recovered has no time to recovery, which is not a short one. */
export const NothingToSay: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    const name = say(figures.repairMinutes.label, globals.language)
    await userEvent.click(canvas.getByRole('radio', { name }))
    const [first, second] = within(canvas.getByRole('figure')).getAllByRole('listitem')
    await expect(first).toHaveTextContent(/1\.5$/)
    await expect(second).toHaveTextContent(/–$/)
  },
}
