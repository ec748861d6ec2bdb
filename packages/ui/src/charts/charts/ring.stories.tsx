import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { guide } from './ring.guide.ts'
import { Ring, RingShare } from './ring.tsx'

const words = {
  channels: ['Income by channel', '渠道收入'],
  channelNames: ['Mini program,App,Card,Platforms,Plug and charge', '小程序,App,卡,平台,即插即充'],
} as const

const meta = {
  title: 'Components/Charts/RingShare',
  component: RingShare,
  subcomponents: { Ring },
  parameters: { layout: 'padded', guide },
} satisfies Meta

export default meta
type Story = StoryObj

function ChannelShares() {
  const say = useSay()
  const values = [16_490_00, 10_630_00, 3_100_00, 7_100_00, 710_00]
  const colours = ['energy', 'fee', 'teal', 'occupy', 'slate']
  return (
    <RingShare
      look="panel"
      label={say(words.channels)}
      unit="money"
      shares={say(words.channelNames)
        .split(',')
        .map((label, nth) => ({ label, value: values[nth] ?? 0, colour: `chart-${colours[nth]}` }))}
    />
  )
}

/** Whole per cents that make 100. */
export const Channels: Story = {
  render: () => <ChannelShares />,
  play: async ({ canvas, globals }) => {
    const name = globals.language === 'en' ? /Mini program 16,490.00 yuan/ : /小程序 16,490.00 元/
    await expect(canvas.getByRole('img', { name })).toBeVisible()
    const shares = canvas
      .getAllByRole('listitem')
      .map((item) => Number(/(\d+) %$/.exec(item.textContent ?? '')?.[1]))
    await expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
  },
}

/** On a phone the list stands below the ring: no name is broken, and nothing runs over the edge. */
export const OnAPhone: Story = {
  render: () => (
    <div style={{ width: 360 }}>
      <ChannelShares />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect()
    await expect(list.top).toBeGreaterThan(canvas.getByRole('img').getBoundingClientRect().bottom)
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth)
      await expect(item.clientHeight).toBeLessThan(40)
    }
  },
}

/** The ring alone, where a page has its list elsewhere; its parts are heard in its name. */
export const GunsByStatus: Story = {
  render: function Guns() {
    const { language } = useLanguage()
    const counts = [245, 21, 7, 42, 336, 14, 7, 28]
    const keys = ['charging', 'preparing', 'reserved', 'full', 'idle', 'alarm', 'fault', 'offline'] as const
    return (
      <Ring
        label={language === 'en' ? 'Guns by status' : '充电枪状态'}
        segments={keys.map((key, index) => ({
          label: gunStatus.label(gunStatus.code[key], language),
          value: counts[index] ?? 0,
          colour: `gun-${key}-fill`,
          hatched: key === 'offline',
        }))}
      >
        <strong style={{ fontSize: 24 }}>700</strong>
      </Ring>
    )
  },
  play: async ({ canvas, globals }) => {
    const name = globals.language === 'en' ? /Charging 245/ : /充电中 245/
    await expect(canvas.getByRole('img', { name })).toBeVisible()
  },
}
