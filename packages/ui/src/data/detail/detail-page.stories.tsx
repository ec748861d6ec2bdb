import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { Power } from '../../foundation/figure/figures.tsx'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import { DescriptionList } from './description-list.tsx'
import { guide } from './detail-page.guide.ts'
import { DetailPage } from './detail-page.tsx'
import { Panel } from './panel.tsx'

const meta = {
  title: 'Components/Details/DetailPage',
  component: DetailPage,
  subcomponents: { Panel },
  parameters: {
    guide,
    layout: 'fullscreen',
    viewport: {
      options: Object.fromEntries(
        [1200, 1199].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
  },
  args: {
    title: 'Shenzhen Airport',
    breadcrumb: [{ label: 'Business' }, { label: 'Stations', href: '#stations' }],
    description: <StatusBadge of={stationStatus} code={stationStatus.code.open} look="tinted" />,
    actions: <Button>Edit</Button>,
    facts: [
      { label: 'Code', value: '4403000002' },
      { label: 'Power now', value: <Power w={1_010_000} /> },
      { label: 'Orders today', value: 72 },
    ],
    aside: <Panel title="Tariff now">GD-STD v3</Panel>,
    children: (
      <Panel title="Base" caption="as registered">
        <DescriptionList
          items={[
            { label: 'City', value: 'Shenzhen' },
            { label: 'Address', value: 'Shennan Avenue 2005' },
            { label: 'Service phone', value: null },
          ]}
        />
      </Panel>
    ),
  },
} satisfies Meta<typeof DetailPage>

export default meta
type Story = StoryObj<typeof meta>

export const Station: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByRole('region', { name: 'Base' })).toBeVisible()
  },
}

export const WithoutAside: Story = { args: { aside: undefined } }

const at = (width: number) => ({ viewport: { value: `w${width}`, isRotated: false } })
const boxOf = (element: HTMLElement) => element.getBoundingClientRect()

/** From 1200 px on, what belongs to the record stands beside it (spec 9.20). */
export const At1200: Story = {
  globals: at(1200),
  play: async ({ canvas }) => {
    const [main, aside] = ['Base', 'Tariff now'].map((name) => boxOf(canvas.getByRole('region', { name })))
    await expect(aside?.top).toBe(main?.top)
    await expect(aside?.left).toBeGreaterThan(main?.right ?? 0)
  },
}

/** Below 1200 px it stands under it (spec 9.20). */
export const At1199: Story = {
  globals: at(1199),
  play: async ({ canvas }) => {
    const [main, aside] = ['Base', 'Tariff now'].map((name) => boxOf(canvas.getByRole('region', { name })))
    await expect(aside?.top).toBeGreaterThan(main?.bottom ?? 0)
  },
}
