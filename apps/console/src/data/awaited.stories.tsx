import { ApiError } from '@ampdeck/api/client/outcome'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Awaited } from './awaited.tsx'

const error = new ApiError('server', 'The server went wrong', { code: 500, requestId: 'story-1' })
const refetch = fn()

export default { title: 'Apps/Console/Awaited', component: Awaited } satisfies Meta

type Story = StoryObj<typeof Awaited>

export const OnItsWay: Story = { args: { of: { error: null, refetch }, rows: 2 } }

/** With a title the server's sentence is the cause; the log finds it by code and request. */
export const Titled: Story = {
  args: { of: { error, refetch }, title: 'The alarms could not be loaded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The alarms could not be loaded' })).toBeVisible()
    await expect(canvas.getByText('The server went wrong')).toBeVisible()
    await expect(canvas.getByText(/500.*story-1/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Try again|重试)$/ }))
    await expect(refetch).toHaveBeenCalled()
  },
}

export const Untitled: Story = {
  args: { of: { error, refetch } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The server went wrong' })).toBeVisible()
  },
}
