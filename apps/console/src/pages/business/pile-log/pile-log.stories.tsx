import { eventType } from '@ampdeck/api/enumerations/equipment'
import type { PileLogRow } from '@ampdeck/api/operation/pile-log'
import { formatTimestamp, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { livePile } from '../../../pile/pile.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { pageOf } from '../../../stories/mock-server.ts'
import { Page } from './pile-log.page.tsx'

const PAGE = 'operation-service/pileLog/page'
const START = parseTimestamp('2026-07-01 09:59:00')

const rowOf = (id: number): PileLogRow => {
  const { stationId, stationName, stationNameEn, code: pileCode } = livePile(1 + (id % 3))
  const type = eventType.codes[id % eventType.codes.length] ?? 1
  return {
    id,
    time: formatTimestamp(START - id * MINUTE),
    stationId,
    stationName,
    stationNameEn,
    pileId: 1 + (id % 3),
    pileCode,
    gunId: type < 4 ? null : 100,
    letter: type < 4 ? null : id % 2,
    type,
    payload: type === 8 ? { code: 'GroundFailure', info: 'RCD tripped' } : {},
  }
}

const withEvents = (count: number) => ({
  [PAGE]: pageOf(Array.from({ length: count }, (_, index) => rowOf(index + 1))),
  'operation-service/pileLog/ftp': () => ({ address: 'ftp://logs.example.com/piles' }),
  'operation-service/pileLog/files': pageOf([
    {
      ...{ id: 3, commandId: 30, pileId: 2, pileCode: '44030000010002', state: 5, userName: 'admin' },
      ...{ outcome: 'noEffect.log', response: { fileName: 'log.zip' }, createUser: 1 },
      ...{ createTime: '2026-07-01 09:55:00', receivedTime: null, fileName: null, bytes: null },
      ...{ byFtp: 0, uploadStatus: null, uploadTime: null },
    },
    {
      ...{ id: 2, commandId: 20, pileId: 1, pileCode: '44030000010001', state: 6, userName: 'admin' },
      ...{ outcome: null, response: null, createUser: 1 },
      ...{ createTime: '2026-07-01 09:50:00', receivedTime: null, fileName: null, bytes: null },
      ...{ byFtp: 1, uploadStatus: 'Uploaded', uploadTime: '2026-07-01 09:51:00' },
    },
    {
      ...{ id: 1, commandId: 10, response: null, createUser: 1 },
      pileId: 1,
      pileCode: '44030000010001',
      state: 6,
      outcome: null,
      createTime: '2026-07-01 09:40:00',
      userName: 'admin',
      receivedTime: '2026-07-01 09:40:21',
      fileName: 'diagnostics.zip',
      bytes: 182_400,
      ...{ byFtp: 0, uploadStatus: null, uploadTime: null },
    },
  ]),
  'config-service/station/selectAll': () => [],
})

export default {
  title: 'Apps/Console/Pile logs',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: withEvents(14), grants: [], layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

export const AsTimeline: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('grid')).toBeVisible()
    await expect(page.queryByRole('button', { name: /^(Fetch log|拉取日志)$/ })).toBeNull()
    await userEvent.click(page.getByRole('radio', { name: /^(Timeline|时间线)$/ }))
    await expect(await page.findByText(/GroundFailure/)).toBeVisible()
  },
}

export const Fetching: Story = {
  parameters: { grants: ['pileLog:*'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(Fetch log|拉取日志)$/ }),
    )
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(await dialog.findByText(/report: Uploaded|电桩上报：已上传/)).toBeVisible()
    // What was accepted and never came can be asked for again.
    await expect(dialog.getByText(/nothing was uploaded|未上传文件/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^(Try again: |重试：)44030000010002$/ })).toBeEnabled()
    await userEvent.click(await dialog.findByRole('switch', { name: /FTP/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^(Fetch log|拉取日志)$/ }))
    await waitFor(() => expect(dialog.getByText(/Choose a pile|请选择电桩/)).toBeVisible())
  },
}
