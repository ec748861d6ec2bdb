import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { emptyRevenueScene, revenueScene } from '../../testing/revenue-scene.ts'
import { sceneStories, sourceOf } from '../../testing/room.tsx'
import { RevenueView } from './revenue-view.tsx'

const meta = {
  title: 'Apps/Wall/Revenue scene',
  component: RevenueView,
  ...sceneStories,
  args: { source: sourceOf(revenueScene()) },
} satisfies Meta<typeof RevenueView>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(canvas.getByText(isEnglish ? /of the ¥3\.90 M target/ : /完成目标 ¥3\.90 M/)).toBeVisible()
    await expect(canvas.getByText(isEnglish ? /^needed per day/ : /^日均需/)).toBeVisible()
    await expect(canvas.getByText('214.6')).toBeVisible()
    await expect(canvas.getByText('6.8 ×')).toBeVisible()
  },
}

export const TwoScreens: Story = { globals: { viewport: { value: 'twoScreens' } } }

/** Without a target the sentence says only how far the month is. */
export const NoTarget: Story = {
  args: { source: sourceOf({ ...revenueScene(), targetFen: null }) },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(globals.language === 'en' ? /No target is set/ : /未设置月度目标/),
    ).toBeVisible()
  },
}

export const Stale: Story = {
  args: { source: sourceOf(revenueScene(), 252) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(globals.language === 'en' ? '4:12 old' : '4:12 前')).not.toHaveLength(0)
    await expect(canvas.getByText('214.6')).toBeVisible()
  },
}

export const Gone: Story = {
  args: { source: sourceOf(revenueScene(), 401) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('214.6')).toBeNull()
    await expect(canvas.queryByText('6.8 ×')).toBeNull()
  },
}

export const Empty: Story = {
  args: { source: sourceOf(emptyRevenueScene()) },
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(
      canvas.getByText(isEnglish ? 'No fleet charged this month' : '本月暂无车队充电'),
    ).toBeVisible()
    await expect(
      canvas.getByText(isEnglish ? 'No coupon was used this month' : '本月暂无优惠券核销'),
    ).toBeVisible()
  },
}
