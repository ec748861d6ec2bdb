import type { NetworkDay } from '@ampdeck/api/statistics/big-screen/network'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { networkDay } from '../../testing/network-day.ts'
import { emptyNetworkView } from '../../testing/network-view.ts'
import { feedOf, sceneStories, sourceOf } from '../../testing/room.tsx'
import { expectFewCalls, expectNames, withoutWebGl } from '../../testing/solids.ts'
import { CitySceneView } from './city-scene.tsx'

const meta = {
  title: 'Apps/Wall/3D city scene',
  component: CitySceneView,
  ...sceneStories,
  args: { feed: feedOf(), source: sourceOf(networkDay()) },
} satisfies Meta<typeof CitySceneView>

export default meta
type Story = StoryObj<typeof meta>

/** A screen that draws nothing solid says so; list and sums stand as they do elsewhere. */
export const WithoutWebGl: Story = {
  beforeEach: withoutWebGl,
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(canvas.getByText(isEnglish ? /cannot show 3D/ : /无法显示三维画面/)).toBeVisible()
    const [stations] = canvas.getAllByRole('list')
    await expect(within(stations as HTMLElement).getAllByRole('listitem')).not.toHaveLength(0)
  },
}

/** The province that has charged the most, where the window can draw it. */
export const Live: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const name = globals.language === 'en' ? 'Guangdong' : '广东'
    await expect(await canvas.findByRole('heading', { name })).toBeVisible()
    await expect(canvas.getByText(name, { selector: 'li' })).toHaveAttribute('aria-current', 'step')
    await expectFewCalls(canvasElement)
    await expectNames(canvasElement)
  },
}

export const TwoScreens: Story = { beforeEach: withoutWebGl, globals: { viewport: { value: 'twoScreens' } } }

export const Empty: Story = {
  beforeEach: withoutWebGl,
  args: { feed: feedOf({ view: emptyNetworkView() }), source: sourceOf<NetworkDay>(undefined) },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('heading', { name: globals.language === 'en' ? 'No stations yet' : '暂无场站' }),
    ).toBeVisible()
  },
}
