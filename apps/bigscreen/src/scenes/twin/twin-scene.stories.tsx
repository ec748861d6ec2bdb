import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sceneStories, sourceOf } from '../../testing/room.tsx'
import { expectFewCalls, expectNames, withoutWebGl } from '../../testing/solids.ts'
import { stationView } from '../../testing/station-view.ts'
import { TwinSceneView } from './twin-scene.tsx'

const meta = {
  title: 'Apps/Wall/3D station scene',
  component: TwinSceneView,
  ...sceneStories,
  args: { source: sourceOf(stationView()), started: [] },
} satisfies Meta<typeof TwinSceneView>

export default meta
type Story = StoryObj<typeof meta>

/** A screen that draws nothing solid shows the matrix of guns, and says so. */
export const WithoutWebGl: Story = {
  beforeEach: withoutWebGl,
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(canvas.getByText(isEnglish ? /cannot show 3D/ : /无法显示三维画面/)).toBeVisible()
    await expect(canvas.getByRole('list', { name: isEnglish ? /^45 guns:/ : /^共 45 把枪/ })).toBeVisible()
  },
}

/** The station as a twin, where the window can draw it. */
export const Live: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(
      await canvas.findByRole('heading', { name: globals.language === 'en' ? /Longgang/ : /龙岗/ }),
    ).toBeVisible()
    await expectFewCalls(canvasElement)
    await expectNames(canvasElement)
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
