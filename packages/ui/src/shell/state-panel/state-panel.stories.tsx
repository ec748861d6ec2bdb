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
