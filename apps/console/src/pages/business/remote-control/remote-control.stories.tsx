import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { pageOf } from '../../../stories/mock-server.ts'
import { commandRow, commandTarget } from './remote-control.fixture.ts'
import { Page } from './remote-control.page.tsx'

const RESOURCE = 'operation-service/pileCommand'
const { idle, charging, fault, offline } = gunStatus.code
const sent = fn()

const piles = [
  commandTarget(1, { statuses: [idle, charging] }),
  commandTarget(2, { statuses: [idle] }),
  commandTarget(3, { statuses: [fault, idle] }),
  commandTarget(4, { statuses: [offline, offline], isConnected: false }),
]
const results: PileCommandRow[] = [
  commandRow(1, { state: 2, command: 1 }),
  commandRow(2, { state: 3, command: 3 }),
  commandRow(3, { state: 3, outcome: 'scheduled', command: 1, gunId: 30, letter: 0 }),
  commandRow(4, { state: 4, outcome: 'device.offline', command: 3, batchId: 9 }),
  commandRow(5, { state: 5, outcome: 'noAnswer', command: 4, gunId: 50, letter: 1, reason: 'Stuck plug' }),
  commandRow(6, { state: 6, command: 2 }),
  commandRow(7, {
    state: 6,
    command: 11,
    response: {
      configurationKey: [
        { key: 'HeartbeatInterval', readonly: false, value: '60' },
        { key: 'NumberOfConnectors', readonly: true, value: '2' },
      ],
      unknownKey: [],
    },
  }),
  commandRow(8, {
    ...{ state: 5, command: 3, outcome: 'noEffect.boot', response: { status: 'Accepted' } },
    ...{ queuedTime: '2026-07-01 10:00:00', sentTime: '2026-07-01 10:00:01' },
    ...{ answeredTime: '2026-07-01 10:00:02', doneTime: '2026-07-01 10:10:02' },
  }),
  commandRow(9, {
    ...{ state: 4, command: 4, outcome: 'rejected', gunId: 90, letter: 0 },
    response: { status: 'OngoingAuthorizedTransaction', statusInfo: { reasonCode: 'TxInProgress' } },
  }),
]

const withCommands = (targets: typeof piles, rows: PileCommandRow[]) => ({
  [`${RESOURCE}/targets`]: pageOf(targets),
  [`${RESOURCE}/page`]: ({ state }: { state?: unknown }) =>
    pageOf(rows.filter((row) => state === undefined || row.state === Number(state)))({ pageSize: 50 }),
  [`${RESOURCE}/counts`]: () =>
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, of]) => ({ state, count: of.length })),
  [`${RESOURCE}/send`]: (body: object) => {
    sent(body)
    return commandRow(99)
  },
  [`${RESOURCE}/again`]: (body: object) => {
    sent(body)
    return commandRow(99)
  },
  [`${RESOURCE}/batchSend`]: (body: object) => {
    sent(body)
    return { batchId: 1, records: [commandRow(98), commandRow(99)], refused: [] }
  },
  [`${RESOURCE}/request`]: (body: object) => {
    sent(body)
    return { batchId: 1, records: [commandRow(98), commandRow(99)], refused: [] }
  },
  [`${RESOURCE}/messages`]: () => ['ClearCache', 'SetDisplayMessage'],
  [`${RESOURCE}/messageSchema`]: ({ action }: { action?: unknown }) =>
    action === 'ClearCache'
      ? { type: 'object', properties: {} }
      : {
          ...{ type: 'object', required: ['message', 'isUrgent'] },
          properties: {
            message: { $ref: '#/definitions/MessageInfoType' },
            isUrgent: { type: 'boolean' },
            priority: { type: 'string', enum: ['AlwaysFront', 'InFront', 'NormalCycle'] },
            minutes: { type: 'integer', minimum: 1 },
            endDateTime: { type: 'string', format: 'date-time' },
          },
          definitions: { MessageInfoType: { type: 'object', required: ['id', 'content'] } },
        },
  'operation-service/configTemplate/page': pageOf([
    {
      ...{ id: 1, sellerId: 10_001, version: 0, createUser: null, updateUser: null },
      ...{ createTime: '2026-07-01 09:00:00', updateTime: '2026-07-01 09:00:00' },
      ...{ name: '直流桩标准配置', ocpp: '1.6', manufacturer: null, pileTypeId: null },
      settings: [
        { key: 'HeartbeatInterval', value: '60' },
        { key: 'ResetRetries', value: '5' },
      ],
    },
  ]),
  'operation-service/configTemplate/drift': pageOf([
    {
      ...{ id: 1, code: '44030000010001', stationName: '深圳福田中心', stationNameEn: 'Shenzhen Futian CBD' },
      ...{ isConnected: true, readTime: '2026-07-01 09:30:00' },
      settings: [
        { key: 'HeartbeatInterval', wanted: '60', present: '30', state: 'differs', needsReboot: false },
        { key: 'ResetRetries', wanted: '5', present: '5', state: 'same', needsReboot: true },
      ],
    },
    {
      ...{ id: 2, code: '44030000010002', stationName: '深圳福田中心', stationNameEn: 'Shenzhen Futian CBD' },
      ...{ isConnected: false, readTime: null },
      settings: [
        { key: 'HeartbeatInterval', wanted: '60', present: null, state: 'unknown', needsReboot: false },
        { key: 'ResetRetries', wanted: '5', present: null, state: 'unknown', needsReboot: false },
      ],
    },
  ]),
  'operation-service/configTemplate/apply': (body: object) => {
    sent(body)
    return { batchId: 1, records: [commandRow(98), commandRow(99)], refused: [] }
  },
  'config-service/station/selectAll': () => [
    { id: 1, code: 'GD-SZ-0001', name: '深圳福田中心', nameEn: 'Shenzhen Futian CBD' },
  ],
})

export default {
  title: 'Apps/Console/Remote control',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: {
    server: withCommands(piles, results),
    grants: ['remoteControl:*'],
    layout: 'fullscreen',
  },
} satisfies Meta

type Story = StoryObj

/** Opens the further commands of the first piles, and chooses one. */
async function openCommand(canvasElement: HTMLElement, command: string, { of = 1 } = {}) {
  const page = within(canvasElement)
  const boxes = await page.findAllByRole('checkbox')
  for (const box of boxes.slice(0, of)) await userEvent.click(box)
  await userEvent.click(page.getByRole('button', { name: /^(More commands|更多指令)$/ }))
  const dialog = within(await within(document.body).findByRole('dialog'))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^(Command|指令)/ }), command)
  return dialog
}

/** No right to a command: piles and results are read, and there is nothing to press. */
export const Viewer: Story = {
  parameters: { grants: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    // In the list of piles, and at what was sent to it.
    const [code] = await page.findAllByText(piles[0]?.code ?? '')
    await expect(code).toBeVisible()
    await expect(page.queryByRole('checkbox')).toBeNull()
    await expect(page.queryByRole('button', { name: /^(Disable|停用|Unlock|解锁|Retry|重试)/ })).toBeNull()
  },
}

/** A charge is disturbed only by force, and never without a reason. */
export const ForcedReset: Story = {
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const page = within(canvasElement)
    const [first] = await page.findAllByRole('checkbox')
    if (!first) throw new Error('no pile')
    await userEvent.click(first)
    const bar = within(page.getByRole('region', { name: /^(Commands|指令)$/ }))
    await userEvent.click(bar.getByRole('button', { name: /^(Reset|重启)$/ }))
    const dialog = await within(document.body).findByRole('dialog', {
      name: new RegExp(piles[0]?.code ?? ''),
    })
    await userEvent.click(within(dialog).getByRole('checkbox'))
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Reset pile|重启 1 台电桩)$/ }))
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.type(within(dialog).getByRole('textbox'), 'smoke')
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Reset pile|重启 1 台电桩)$/ }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ pileId: 1, command: 3, force: true, reason: 'smoke' }),
    )
  },
}

/** Guns instead of piles: each tile is a choice. */
export const Guns: Story = {
  parameters: { address: '/?tab=guns' },
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const page = within(canvasElement)
    const [first, second] = await page.findAllByRole('button', { pressed: false, name: /-[AB]/ })
    if (!first || !second) throw new Error('no guns')
    await userEvent.click(first)
    await userEvent.click(second)
    await userEvent.click(page.getByRole('button', { name: /^(Unlock gun|解锁充电枪)$/ }))
    const dialog = await within(document.body).findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Unlock 2 guns|解锁 2 把充电枪)$/ }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ gunIds: [10, 11], command: 4, force: false, reason: null }),
    )
  },
}

/** What has failed can be given again. */
export const Retried: Story = {
  parameters: { address: '/?result=5' },
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^(Retry Unlock gun|重试 解锁充电枪) / }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 5 }))
  },
}

/** What was accepted and did nothing, and a refusal: each in a sentence, with the pile's word and the times. */
export const Sentences: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const words = /^(Somebody is charging at this gun|该枪正在为已授权用户充电)/
    await expect(await page.findByText(words)).toHaveTextContent(
      'OngoingAuthorizedTransaction · TxInProgress',
    )
    await expect(
      page.getByText(/^(Accepted, but the pile has not restarted|电桩已接受，但未见重启)/),
    ).toBeVisible()
    const steps = page.getByText(/(answered 10:00:02|10:00:02 应答)/)
    await expect(steps).toHaveTextContent(/(ended 10:10:02|10:10:02 结束)/)
  },
}

/** Whatever else the standard lets one ask: the form follows from what was chosen. */
export const MoreCommands: Story = {
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const dialog = await openCommand(canvasElement, 'changeConfiguration', { of: 2 })
    const confirm = () => dialog.getByRole('button', { name: /^(Change configuration|修改配置)$/ })
    await userEvent.click(confirm())
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: /^(Key|配置项)/ }), 'HeartbeatInterval')
    await userEvent.type(dialog.getByRole('textbox', { name: /^(Value|值)/ }), '30')
    await userEvent.click(confirm())
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        pileIds: [1, 2],
        force: false,
        reason: null,
        request: { name: 'changeConfiguration', key: 'HeartbeatInterval', value: '30' },
      }),
    )
  },
}

/** The form of a firmware update, open: an address that is none is refused where it stands. */
export const FirmwareForm: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openCommand(canvasElement, 'firmware')
    await userEvent.type(dialog.getByRole('textbox', { name: /^(Address|地址)/ }), 'C:/firmware.bin')
    await userEvent.click(dialog.getByRole('button', { name: /^(Update firmware|升级固件)$/ }))
    await expect(await dialog.findByText(/begins with http|开头的地址/)).toBeVisible()
  },
}

/** Any message of the standard: its form follows from its schema, and JSON that is none is refused where it stands. */
export const StandardMessage: Story = {
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const dialog = await openCommand(canvasElement, 'raw', { of: 2 })
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: /^(Message|报文)/ }),
      await dialog.findByRole('option', { name: 'SetDisplayMessage' }),
    )
    const message = await dialog.findByRole('textbox', { name: /^message/ })
    const confirm = () => dialog.getByRole('button', { name: /^(Message of the standard|标准报文)$/ })
    await userEvent.type(message, '{{id: 1}')
    await userEvent.click(confirm())
    await expect(await dialog.findByText(/enter JSON|请输入.*JSON/i)).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.clear(message)
    await userEvent.type(message, '{{"id": 1, "content": {{}}')
    await userEvent.click(dialog.getByRole('switch', { name: /^isUrgent/ }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^priority/ }), 'InFront')
    await userEvent.type(dialog.getByRole('textbox', { name: /^minutes/ }), '5')
    await userEvent.click(confirm())
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        ...{ pileIds: [1, 2], force: false, reason: null },
        request: {
          ...{ name: 'raw', action: 'SetDisplayMessage' },
          payload: { message: { id: 1, content: {} }, isUrgent: true, priority: 'InFront', minutes: 5 },
        },
      }),
    )
  },
}

/** A limit that changes with time: what holds later is a line for each. */
export const LimitOverTime: Story = {
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const dialog = await openCommand(canvasElement, 'setLimit')
    await userEvent.type(dialog.getByRole('textbox', { name: /^(Limit \(kW\)|上限（kW）)/ }), '40')
    const later = dialog.getByRole('textbox', { name: /^(Later limits|后续时段)/ })
    await userEvent.type(later, 'tonight')
    const confirm = () => dialog.getByRole('button', { name: /^(Limit power|限制功率)$/ })
    await userEvent.click(confirm())
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.clear(later)
    await userEvent.type(later, '3600 = 20{Enter}7200 = 60.5')
    await userEvent.click(confirm())
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        ...{ pileIds: [1], force: false, reason: null },
        request: {
          ...{ name: 'setLimit', kW: 40, seconds: null, purpose: null },
          periods: [
            { startSecond: 3600, kW: 20 },
            { startSecond: 7200, kW: 60.5 },
          ],
        },
      }),
    )
  },
}

/** A pile's settings, as it has answered them. */
export const Answered: Story = {
  parameters: { address: '/?result=6' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByText(/^(Answer|应答)$/))
    await expect(page.getByRole('rowheader', { name: 'HeartbeatInterval' })).toBeVisible()
  },
}

/** Piles beside a configuration template; what differs is sent to those that were chosen. */
export const Configuration: Story = {
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^(Pile configuration|电桩配置)$/ }))
    const drawer = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(await drawer.findByText('44030000010001'))
    await expect(drawer.getAllByRole('rowheader', { name: 'ResetRetries' })[0]).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: /^(Choose all shown|全选)$/ }))
    await userEvent.click(drawer.getByRole('button', { name: /^(Apply to 2 piles|下发至 2 台)$/ }))
    const question = within(
      await within(document.body).findByRole('dialog', { name: /直流桩标准配置.*(2 piles|2 台)/ }),
    )
    await userEvent.click(question.getByRole('button', { name: /^(Apply to 2 piles|下发至 2 台)$/ }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ templateId: 1, pileIds: [1, 2] }))
  },
}

/** A template as lines: a key that stands there twice is refused where it stands. */
export const TemplateTyped: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^(Pile configuration|电桩配置)$/ }))
    const drawer = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(await drawer.findByRole('button', { name: /^(Edit template|编辑模板)$/ }))
    const form = within(await within(document.body).findByRole('dialog'))
    const settings = await form.findByRole('textbox', { name: /^(Settings|配置项)/ })
    await expect(settings).toHaveValue('HeartbeatInterval = 60\nResetRetries = 5')
    await userEvent.type(settings, '\nResetRetries = 6')
    await userEvent.click(form.getByRole('button', { name: /^(Save|保存)$/ }))
    await expect(await form.findByText(/each key once|不重复/)).toBeVisible()
  },
}
