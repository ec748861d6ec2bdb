import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { BoxPlot } from './box-plot.tsx'
import { guide } from './scatter-chart.guide.ts'
import { ScatterChart } from './scatter-chart.tsx'

const words = {
  stations: [
    'Shenzhen Airport,Guangzhou Tianhe,Beijing Tongzhou Bus,Shanghai Zhangjiang,Tianjin Binhai',
    '深圳机场,广州天河,北京通州公交,上海张江,天津滨海',
  ],
  rise: ['Temperature rise in ten minutes', '每 10 分钟温升'],
  models: ['Model A,Model B,Model C', '车型甲,车型乙,车型丙'],
  scatter: ['Stations by utilisation and price', '场站利用率与单价'],
  scatterAxes: ['Time utilisation,Average price', '时间利用率,平均单价'],
  quadrants: [
    'Dear and idle,Dear and busy,Cheap and idle,Cheap and busy',
    '高价低用,高价高用,低价低用,低价高用',
  ],
} as const

const meta = {
  title: 'Components/Charts/ScatterChart',
  component: ScatterChart,
  subcomponents: { BoxPlot },
  parameters: { layout: 'padded', guide },
} satisfies Meta

export default meta
type Story = StoryObj

/** A point says its figures and its part, and leads somewhere by Enter. */
export const Scatter: Story = {
  render: function Scatter() {
    const say = useSay()
    const [across = '', up = ''] = say(words.scatterAxes).split(',')
    const [a = '', b = '', c = '', d = ''] = say(words.quadrants).split(',')
    const places = [
      [820, 9_100, 40],
      [1_950, 8_400, 90],
      [2_600, 10_800, 140],
      [1_100, 11_600, 22],
      [1_700, 9_900, 64],
    ] as const
    return (
      <ScatterChart
        look="panel"
        label={say(words.scatter)}
        x={{ name: across, unit: 'percent', middle: 1_600 }}
        y={{ name: up, unit: 'price', middle: 9_700 }}
        quadrants={[a, b, c, d]}
        points={say(words.stations)
          .split(',')
          .map((name, nth) => {
            const [x, y, size] = places[nth] ?? places[0]
            return { name, x, y, size, href: `#station-${nth}` }
          })}
      />
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const plot = canvas.getByRole('application')
    plot.focus()
    await userEvent.keyboard('{Home}')
    const [busy] = say(words.stations, globals.language).split(',')
    const link = await canvas.findByRole('link', { name: busy ?? '' })
    await expect(link).toHaveAttribute('href', '#station-0')
    await expect(canvas.getByRole('row', { name: new RegExp(`^${busy} 8.2 0.9100`) })).toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('[data-point]')).toHaveLength(5)
  },
}

/** In full screen the drawing has the room of the screen. */
export const FullScreen: Story = {
  ...Scatter,
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('figure')
    // A test may not fill the screen.
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: figure })
    document.dispatchEvent(new Event('fullscreenchange'))
    await waitFor(() =>
      expect(canvasElement.querySelector('[role=application] svg')?.clientHeight).toBeGreaterThan(
        window.innerHeight - 160,
      ),
    )
    Reflect.deleteProperty(document, 'fullscreenElement')
    document.dispatchEvent(new Event('fullscreenchange'))
  },
}

/** The table has all five values of each box; one of equal values is a line. */
export const Boxes: Story = {
  render: function Boxes() {
    const say = useSay()
    const values = [
      [0.4, 1.2, 1.9, 2.6, 6.3],
      [0.8, 1.4, 1.6, 2, 3.1],
      [2, 2, 2, 2, 2],
    ] as const
    return (
      <BoxPlot
        look="panel"
        label={say(words.rise)}
        unit="celsius"
        limit={5}
        boxes={say(words.models)
          .split(',')
          .map((name, nth) => ({ name, values: values[nth] ?? values[0] }))}
      />
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const [model] = say(words.models, globals.language).split(',')
    await expect(
      canvas.getByRole('row', { name: new RegExp(`^${model} 6.30? 2.60? 1.90?`) }),
    ).toBeInTheDocument()
    // They are drawn once the chart knows how wide it is.
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-box]')).toHaveLength(3))
  },
}
