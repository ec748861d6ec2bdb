import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alarmScene, quietAlarmScene } from '../../testing/alarm-scene.ts'
import { sceneStories, sourceOf } from '../../testing/room.tsx'
import { AlarmView } from './alarm-view.tsx'

const meta = {
  title: 'Apps/Wall/Alarm scene',
  component: AlarmView,
  ...sceneStories,
  args: { source: sourceOf(alarmScene()) },
} satisfies Meta<typeof AlarmView>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(
      canvas.getByRole('heading', { name: isEnglish ? 'Connector overheated, 97 °C' : '枪头过温，97 °C' }),
    ).toBeVisible()
    await expect(canvas.getByText('00:04:12')).toBeVisible()
    await expect(canvas.getByText('03:55:48')).toBeVisible()
    await expect(canvas.getByText(/05:12:00/)).toHaveTextContent('−05:12:00')
    await expect(canvas.getByText(isEnglish ? '60 work orders' : '60 个工单')).toBeVisible()
    await expect(canvas.getByText(isEnglish ? '8 of 24' : '8 / 24')).toBeVisible()
    await expect(canvas.getByText('14.5 %')).toBeVisible()
  },
}

export const TwoScreens: Story = { globals: { viewport: { value: 'twoScreens' } } }

/** Values older than 30 s keep their place, grey and with their age. */
export const Stale: Story = {
  args: { source: sourceOf(alarmScene(), 252) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(globals.language === 'en' ? '4:12 old' : '4:12 前')).not.toHaveLength(0)
    await expect(canvas.getByText('00:04:12')).toBeVisible()
  },
}

/** Values older than 5 min are not shown any more. */
export const Gone: Story = {
  args: { source: sourceOf(alarmScene(), 401) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('00:04:12')).toBeNull()
    await expect(canvas.queryByText('14.5 %')).toBeNull()
  },
}

/** Without an alarm of level 1 or 2 the band is quiet. */
export const Empty: Story = {
  args: { source: sourceOf(quietAlarmScene()) },
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(
      canvas.getByRole('heading', { name: isEnglish ? 'No critical alarm' : '无紧急或重要告警' }),
    ).toBeVisible()
    await expect(canvas.getByText(isEnglish ? 'No work order is open' : '暂无未完成工单')).toBeVisible()
  },
}
