import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { StationMap } from '../../charging/station-map/station-map.tsx'
import { network } from '../../charging/station-map/stations.fixture.ts'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { loadChineseFont } from '../../foundation/theme/load-chinese-font.ts'
import { surfaceTexts } from './map-surface.texts.ts'
import { guide } from './street-map.guide.ts'
import { type StreetMap, StreetMapProvider } from './street-map.tsx'

const nobody: ReadonlySet<number> = new Set()

/** As an address answers it: a style of one colour, for stories ask no host. */
const style = {
  ...{ version: 8, sources: {} },
  layers: [{ id: 'sea', type: 'background', paint: { 'background-color': '#9bb8c4' } }],
}
const streets: StreetMap = {
  url: `data:application/json,${encodeURIComponent(JSON.stringify(style))}`,
  datum: 'GCJ-02',
}

/** A page with a map, somewhere below the provider. */
function PageWithMap({ load }: { load: () => Promise<StreetMap | null> }) {
  return (
    <StreetMapProvider load={load}>
      <StationMap stations={network} selected={nobody} onSelect={() => undefined} />
    </StreetMapProvider>
  )
}

const meta = {
  title: 'Domain widgets/Network/StreetMapProvider',
  component: StreetMapProvider,
  // Names are Chinese in both languages.
  loaders: [loadChineseFont],
  render: PageWithMap,
  parameters: { guide },
  args: { load: fn(async () => streets) },
} satisfies MetaAround<typeof PageWithMap>

export default meta
type Story = StoryObj<typeof PageWithMap>

/** The operator's map lies below the marks; a device without WebGL says so instead. */
export const OwnStreets: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    await waitFor(
      () =>
        expect(
          canvasElement.querySelector('canvas') ??
            canvas.queryByText(say(surfaceTexts.noWebGl, globals.language)),
        ).not.toBeNull(),
      { timeout: 10_000 },
    )
    await expect(args.load).toHaveBeenCalled()
  },
}

/** The operator has no map: land and water are drawn, and it is said whose they are. */
export const None: Story = {
  args: { load: fn(async () => null) },
  play: async ({ args, canvas, canvasElement, globals }) => {
    await waitFor(() => expect(args.load).toHaveBeenCalled())
    await expect(canvas.getByText(say(surfaceTexts.schematic, globals.language))).toBeVisible()
    await expect(canvasElement.querySelector('canvas')).toBeNull()
  },
}

/** Whether there is one could not be found out: that counts as none. */
export const Unknown: Story = {
  args: { load: fn(() => Promise.reject(new Error('503'))) },
  play: None.play,
}
