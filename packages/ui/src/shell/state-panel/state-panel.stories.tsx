import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { Empty } from './empty.tsx'
import { ErrorPage } from './error-page.tsx'
import { Failed } from './failed.tsx'
import { Loading } from './loading.tsx'
import { guide } from './state-panel.guide.ts'
import { StatePanel } from './state-panel.tsx'

const retry = fn()

const meta = {
  title: 'Components/States/StatePanel',
  component: ErrorPage,
  subcomponents: { Empty, Failed, Loading, StatePanel },
  parameters: { guide },
  args: { status: 404, text: '/business/stationManage/statoinList' },
} satisfies Meta<typeof ErrorPage>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  play: async ({ canvas, globals }) => {
    const sentence =
      globals.language === 'en'
        ? 'Sorry, the page you visited does not exist or is still in development'
        : '抱歉，您访问的页面不存在或仍在开发中'
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sentence)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/home')
  },
}

export const NoAccess: Story = {
  args: { status: 403, text: 'Refund audit needs the permission refundAudit:query. Ask an administrator.' },
}

export const ServerFault: Story = {
  args: { status: 500, text: 'It is written down. Give the request number when you call.' },
}

/** Names the filters and offers the way out. */
export const NothingFound: Story = {
  render: () => (
    <Empty
      title="No station matches these filters"
      text="City Wuhan, status closed. 24 stations are hidden by them."
    >
      <Button>Reset filters</Button>
    </Empty>
  ),
}

/** There is nothing yet: what will stand here, and the one way to begin. */
export const FirstUse: Story = {
  render: () => (
    <Empty
      title="No stations yet"
      text="A station has piles, prices and opening hours. Its guns are shown here."
    >
      <Button look="primary">Add station</Button>
    </Empty>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No stations yet' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** It is good that there is nothing: nothing is to be done. */
export const NothingToDo: Story = {
  render: () => <Empty title="No open alarms" text="The last one was closed at 09:42." />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    // Nobody is interrupted.
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** In a narrow part of a page the words wrap, long ones too. */
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 220, border: '1px solid var(--colors-line)' }}>
      <Failed
        title="The messages of pile 44030000010007 could not be loaded"
        cause="ocpp-gateway.ampdeck.internal.example.cn did not answer within 10 s."
        onRetry={retry}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('alert')
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
}

export const NotLoaded: Story = {
  render: () => (
    <Failed
      title="The stations could not be loaded"
      cause="The statistics service did not answer within 10 s. Your filters are kept."
      code={500}
      requestId="8f31-c207"
      onRetry={retry}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(retry).toHaveBeenCalled()
    await expect(canvas.getByText(/8f31-c207/)).toBeVisible()
  },
}

export const Waiting: Story = { render: () => <Loading rows={4} /> }
