import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { pageOf } from '../../../stories/mock-server.ts'
import { messagePush, messageRow, parsedBoot } from './message.fixture.ts'
import { Page as Parser } from './message-parser.page.tsx'
import { Page as Query } from './message-query.page.tsx'

const RESOURCE = 'parser-service/message'
const ids = Array.from({ length: 16 }, (_, index) => index + 1)
const detail = (id: number) => ({ ...messageRow(id), raw: parsedBoot.text, parsed: parsedBoot })

const server = {
  [`${RESOURCE}/page`]: pageOf(ids.map(messageRow)),
  [`${RESOURCE}/get`]: ({ id }: { id?: unknown }) => ({
    message: detail(Number(id)),
    counterpart: detail(Number(id) + 1),
  }),
  [`${RESOURCE}/protocols`]: () =>
    [1, 2, 3, 4, 5].map((protocol) => ({ protocol, canParse: protocol < 3, hasChecksum: false })),
  [`${RESOURCE}/parse`]: () => parsedBoot,
  [`${RESOURCE}/repushPage`]: pageOf(ids.map(messagePush)),
  [`${RESOURCE}/repush`]: ({ id }: { id?: unknown }) => messagePush(Number(id)),
}

const meta = {
  title: 'Apps/Console/Messages',
  component: Query,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: {
    server,
    grants: ['MessageQuery:*', 'MessageParser:*', 'MessageRepush:*'],
    layout: 'fullscreen',
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Frames: Story = {}

/** A link shows the same frame to a colleague, with what is wrong in it. */
export const OpenFrame: Story = {
  parameters: { address: '/?open=7' },
  play: async () => {
    const drawer = await within(document.body).findByRole('dialog')
    await expect(await within(drawer).findByRole('grid')).toBeVisible()
    await expect(within(drawer).getAllByText(/is longer than 20|长度超过 20/)[0]).toBeVisible()
  },
}

export const TooLong: Story = {
  parameters: { address: '/?timeFrom=2026-06-29&timeTo=2026-07-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/At most 24 hours|最多查询 24 小时/)).toBeVisible()
  },
}

/** A pasted frame, part by part. */
export const Parsed: Story = {
  render: () => <Parser />,
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'OCPP 2.0.1' })
    const [paste] = canvas.getAllByRole('textbox', { name: /^(Message|报文)/ })
    if (!paste) throw new Error('no field')
    await userEvent.click(paste)
    await userEvent.paste(parsedBoot.text)
    await userEvent.click(canvas.getByRole('button', { name: /^(Parse|解析)$/ }))
    const table = await canvas.findByRole('table')
    await expect(within(table).getAllByRole('row')).toHaveLength(8)
    await waitFor(() => expect(table).toHaveTextContent('chargePointModel'))
  },
}

export const ParserViewer: Story = {
  render: () => <Parser />,
  parameters: { grants: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.queryByRole('button', { name: /^(Parse|解析)$/ })).toBeNull()
  },
}
