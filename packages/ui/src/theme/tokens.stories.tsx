import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'

const neutrals = [
  'bg-canvas',
  'bg-surface',
  'bg-sunken',
  'bg-hover',
  'bg-press',
  'line',
  'line-strong',
  'line-control',
]
const texts = ['fg-disabled', 'fg-muted', 'fg-2', 'fg']
const accents = [
  'dusk-red',
  'volcano',
  'sunset',
  'cyan',
  'polar-green',
  'daybreak-blue',
  'geek-blue',
  'golden-purple',
] as const
const guns = ['idle', 'preparing', 'charging', 'full', 'offline', 'alarm', 'fault', 'reserved']
const periods = ['valley', 'flat', 'peak', 'sharp']
const charts = ['energy', 'efee', 'fee', 'occupy', 'teal', 'rust', 'slate', 'prev', 'prev2', 'limit']

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const

function Swatch({ token }: { token: string }) {
  return (
    <figure style={{ width: 92 }}>
      <div
        style={{
          height: 32,
          border: '1px solid var(--colors-line)',
          borderRadius: 4,
          background: `var(--colors-${token})`,
        }}
      />
      <figcaption style={{ fontSize: 11 }}>{token}</figcaption>
    </figure>
  )
}

const meta = { title: 'Ui/Tokens' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every colour of the product, in the mode and accent of the toolbar. */
export const Colours: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[
        [...neutrals, ...texts],
        guns.map((gun) => `gun-${gun}-fg`),
        guns.map((gun) => `gun-${gun}-fill`),
        guns.map((gun) => `gun-${gun}-tint`),
        periods.map((period) => `period-${period}-fill`),
        charts.map((chart) => `chart-${chart}`),
      ].map((tokens) => (
        <div key={tokens[0]} style={row}>
          {tokens.map((token) => (
            <Swatch key={token} token={token} />
          ))}
        </div>
      ))}
    </div>
  ),
}

/** The eight accents: text on each passes 4.5 : 1. */
export const Accents: Story = {
  render: (_, { globals }) => (
    <div style={row}>
      {accents.map((accent) => (
        <div key={accent} data-accent={accent} data-mode={globals.mode}>
          <Button look="primary">{accent}</Button>
        </div>
      ))}
    </div>
  ),
}
