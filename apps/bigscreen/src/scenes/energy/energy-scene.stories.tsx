import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { emptyEnergyScene, energyScene } from '../../testing/energy-scene.ts'
import { sceneStories, sourceOf } from '../../testing/room.tsx'
import { EnergyView } from './energy-view.tsx'

const meta = {
  title: 'Apps/Wall/Energy scene',
  component: EnergyView,
  ...sceneStories,
  args: { source: sourceOf(energyScene()) },
} satisfies Meta<typeof EnergyView>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(
      canvas.getByText(
        isEnglish ? 'Forecast: mean of the last 4 same weekdays' : '预测：近 4 个同星期日的均值',
      ),
    ).toBeVisible()
    await expect(canvas.getByText('6.1')).toBeVisible()
    await expect(canvas.getByText(isEnglish ? 'No demand response call' : '暂无需求响应邀约')).toBeVisible()
    await expect(canvas.getAllByText('1.92')).toHaveLength(2)
  },
}

/** A day to each screen: the seam stays empty. */
export const TwoScreens: Story = { globals: { viewport: { value: 'twoScreens' } } }

export const Stale: Story = {
  args: { source: sourceOf(energyScene(), 252) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(globals.language === 'en' ? '4:12 old' : '4:12 前')).not.toHaveLength(0)
    await expect(canvas.getByText('6.1')).toBeVisible()
  },
}

export const Gone: Story = {
  args: { source: sourceOf(energyScene(), 401) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('6.1')).toBeNull()
    await expect(canvas.queryByText('1.92')).toBeNull()
  },
}

export const Empty: Story = {
  args: { source: sourceOf(emptyEnergyScene()) },
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(
      canvas.getByText(isEnglish ? 'No power was measured today' : '今日暂无功率数据'),
    ).toBeVisible()
    await expect(canvas.getByText(isEnglish ? 'No loss record yet' : '暂无电损记录')).toBeVisible()
  },
}
