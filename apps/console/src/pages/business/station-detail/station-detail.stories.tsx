import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { detailServer } from '../../../station-monitor/monitor-server.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { failing, pageOf, standardFields } from '../../../stories/mock-server.ts'
import { Page } from './station-detail.page.tsx'

const stopped = fn()

/** A stop that the pile has accepted, and one for a pile that cannot be reached. */
const rows = [
  { gunId: 10, pileCode: '44030000020001', letter: 0, state: 3, outcome: null },
  { gunId: 11, pileCode: '44030000020001', letter: 1, state: 4, outcome: 'device.offline' },
].map((of, index) => ({ ...standardFields(index + 1), command: 6, ...of })) as unknown as PileCommandRow[]

const commands = {
  'operation-service/monitor/batchRemoteStop': (body: object) => {
    stopped(body)
    return { batchId: 9, records: rows, refused: [] }
  },
  'operation-service/pileCommand/page': pageOf(rows),
}

export default {
  title: 'Apps/Console/Station monitor detail',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: detailServer(10), address: '/?id=1', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

/** Reads everything, and has nothing to press that would change anything. */
export const Viewer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      /Shenzhen Airport|深圳机场/,
    )
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /0001-A/ })).toHaveLength(1))
    await expect(canvas.queryByRole('button', { name: /0001-A/ })).toBeNull()
  },
}

/** What is chosen is named before it is stopped; afterwards each gun has its own result. */
export const Operator: Story = {
  parameters: { grants: ['StationMonitorDetail:*'], server: { ...detailServer(10), ...commands } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /0001-A/ }))
    await userEvent.click(canvas.getByRole('button', { name: /0001-B/ }))
    await userEvent.click(canvas.getByRole('button', { name: /0005-A/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^(Stop charging|停止充电)$/ }))
    const question = await within(document.body).findByRole('dialog', { name: /2/ })
    await waitFor(() => expect(within(question).getByText('0001-B')).toBeVisible())
    await expect(question).toHaveTextContent(/not affected|不受影响/)
    await userEvent.click(within(question).getByRole('button', { name: /^(Stop charging, 2|停止充电（2)/ }))
    await waitFor(() => expect(stopped).toHaveBeenCalledWith(expect.objectContaining({ gunIds: [10, 11] })))
    await expect(await canvas.findByText(/the charge has not ended yet|充电尚未结束/)).toBeVisible()
    await expect(canvas.getByText(/The pile is offline|电桩离线/)).toBeVisible()
  },
}

export const Alarms: Story = {
  parameters: { address: '/?id=1&tab=alarms' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/E-1042/)).toBeVisible()
  },
}

export const Devices: Story = { parameters: { address: '/?id=1&tab=devices' } }

/** What nothing reports yet is said, not drawn. */
export const MetersAndPv: Story = {
  parameters: { address: '/?id=1&tab=meters' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DB-4403-0001')).toBeVisible()
    await expect(await canvas.findByText(/No PV inverters are connected|没有光伏逆变器/)).toBeVisible()
  },
}

export const WithoutGuns: Story = { parameters: { server: detailServer(0) } }

export const NotFound: Story = {
  parameters: {
    server: { ...detailServer(0), ...failing(404, 'operation-service/monitor/stationDetail') },
  },
}
