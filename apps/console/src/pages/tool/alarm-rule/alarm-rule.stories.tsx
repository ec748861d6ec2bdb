import type { AlarmRule } from '@ampdeck/api/operation/alarm-rule'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { listServer, standardFields } from '../../../stories/mock-server.ts'
import { Page } from './alarm-rule.page.tsx'

const rowOf = (id: number): AlarmRule => ({
  ...standardFields(id),
  name: `枪头温度过高 ${id}`,
  nameEn: `Plug temperature high ${id}`,
  code: 'PlugTemperature',
  source: 2,
  metric: id % 2 ? 'temperature' : 'reported',
  operator: '>',
  value: 85,
  durationS: 60,
  level: 2,
  ways: ['console', 'sms'],
  receivers: [],
  autoWorkOrder: 1,
  state: id % 5 === 0 ? 2 : 1,
  openCount: id % 3,
})

const server = (count: number) => ({
  ...listServer('operation-service/alarmRule', rowOf, count),
  'operation-service/alarmRule/receivers': () => [{ id: 4, name: '欧阳川', account: 'ops' }],
  'operation-service/alarmRule/test': () => ({
    count: 5,
    objects: 2,
    days: [25, 26, 27, 28, 29, 30, 1].map((day, index) => ({
      day: `2026-0${index < 6 ? 6 : 7}-${String(day).padStart(2, '0')}`,
      count: [0, 1, 0, 2, 0, 1, 1][index],
    })),
    worst: [
      {
        stationName: '深圳机场',
        stationNameEn: 'Shenzhen Airport',
        pileCode: '44030000020001',
        gunLetter: 0,
        count: 4,
      },
      {
        stationName: '宁波北仑港',
        stationNameEn: 'Ningbo Beilun Port',
        pileCode: '33020000130002',
        gunLetter: 1,
        count: 1,
      },
    ],
  }),
})

export default {
  title: 'Apps/Console/Alarm rules',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: server(12), grants: ['alarmRule:query'], layout: 'fullscreen' },
} satisfies Meta

/** How often the rule would have fired. */
export const Tested: StoryObj = {
  parameters: { grants: ['alarmRule:*'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click((await page.findAllByRole('button', { name: /^(Test|测试)/ }))[0] ?? canvasElement)
    const dialog = await within(document.body).findByRole('dialog')
    await within(dialog).findByText(/5 times|5 次/)
  },
}

/** A metric that the source does not have gives way. */
export const Form: StoryObj = {
  parameters: { grants: ['alarmRule:*'], address: '/?open=1' },
  play: async () => {
    const form = await within(document.body).findByRole('dialog')
    await expect(await within(form).findByLabelText(/^(Value|阈值)/)).toHaveValue('85')
    await userEvent.selectOptions(within(form).getByLabelText(/^(Source|来源)/), '5')
    await expect(within(form).queryByLabelText(/^(Value|阈值)/)).toBeNull()
  },
}
