import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sceneStories, sourceOf } from '../../testing/room.tsx'
import { emptyStationView, largeStationView, stationView } from '../../testing/station-view.ts'
import { StationSceneView } from './station-scene.tsx'

const meta = {
  title: 'Apps/Wall/Station scene',
  component: StationSceneView,
  ...sceneStories,
  args: { source: sourceOf(stationView()), started: [] },
} satisfies Meta<typeof StationSceneView>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    const field = await canvas.findByRole('list', { name: isEnglish ? /^45 guns:/ : /^共 45 把枪/ })
    await expect(field).toHaveTextContent('88%')
    await expect(canvas.getByText(isEnglish ? 'repair 16:10' : '16:10 前修复')).toBeVisible()
    await expect(canvas.getByText('01:27:52')).toBeVisible()
    await expect(canvas.getByText(isEnglish ? 'Limit 1.10 MW' : '限额 1.10 MW')).toBeVisible()
    await expect(canvas.getByText(isEnglish ? 'longest 11 min' : '最长 11 分')).toBeVisible()
  },
}

export const TwoScreens: Story = { globals: { viewport: { value: 'twoScreens' } } }

export const InChinese: Story = { globals: { language: 'zh-CN' } }

/** More guns than have room for words. */
export const Large: Story = { args: { source: sourceOf(largeStationView(180)) } }

/** More guns than are tiles of their own. */
export const Huge: Story = {
  args: { source: sourceOf(largeStationView(640)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /640/ })).toBeVisible()
  },
}

export const Stale: Story = { args: { source: sourceOf(stationView(), 120) } }

/** Values older than 5 min are not shown any more. */
export const Gone: Story = {
  args: { source: sourceOf(stationView(), 400) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('88')).toBeNull()
  },
}

/** A station without guns, tariff and orders. */
export const Empty: Story = {
  args: { source: sourceOf(emptyStationView()) },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(globals.language === 'en' ? 'No guns at this station' : '本站暂无充电枪'),
    ).toBeVisible()
  },
}

/** The station of the address is not among the viewer's. */
export const Unknown: Story = {
  args: { source: { ...sourceOf(undefined), failure: 'notFound' } },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(globals.language === 'en' ? 'Station not found' : '没有这个场站'),
    ).toBeVisible()
  },
}
