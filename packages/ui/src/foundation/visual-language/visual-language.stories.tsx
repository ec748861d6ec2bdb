import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { useSay } from '../language/use-say.ts'
import { loadChineseFont } from '../theme/load-chinese-font.ts'
import { Accents, ChartColours, GunStates, Periods, Surfaces } from './colours.fixture.tsx'
import { Controls, Elevation, Icons, Radii, Space, Tones, Type } from './form.fixture.tsx'
import { sheetTexts } from './sheet-texts.fixture.ts'
import styles from './visual-language.fixture.module.css'

interface SheetProps {
  mode: 'light' | 'dark'
  /** The theme colour, named again beside the mode: alone it would be that of the page's own mode. */
  accent: string
}

/** The whole language in one mode. */
function Sheet({ mode, accent }: SheetProps) {
  return (
    <section className={styles.sheet} data-mode={mode} data-accent={accent} aria-label={mode}>
      <h2 className={styles.name}>
        Ampdeck <span>{mode}</span>
      </h2>
      <Part title="surfaces">
        <Surfaces />
      </Part>
      <Part title="accents">
        <Accents mode={mode} />
      </Part>
      <Part title="states">
        <GunStates />
      </Part>
      <Part title="tones">
        <Tones />
      </Part>
      <div className={styles.halves}>
        <Part title="periods">
          <Periods />
        </Part>
        <Part title="type">
          <Type />
        </Part>
      </div>
      <Part title="charts">
        <ChartColours />
      </Part>
      <Part title="controls">
        <Controls />
      </Part>
      <Part title="elevation">
        <Elevation />
      </Part>
      <Part title="space">
        <Space />
      </Part>
      <Part title="radii">
        <Radii />
      </Part>
      <Part title="icons">
        <Icons />
      </Part>
    </section>
  )
}

function Part({ title, children }: { title: keyof typeof sheetTexts; children: ReactNode }) {
  const say = useSay()

  return (
    <div className={styles.part}>
      <h3>{say(sheetTexts[title])}</h3>
      {children}
    </div>
  )
}

const meta = {
  title: 'Foundations/Visual language',
  component: Sheet,
  args: { mode: 'light', accent: 'polar-green' },
  parameters: { layout: 'fullscreen' },
  // Both scripts stand beside each other, whatever the language.
  loaders: [() => loadChineseFont()],
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

/** Colours, type, space, elevation, icons and states: everything the screens are made of, in both modes. */
export const Both: Story = {
  render: (_, { globals }) => (
    <div className={styles.both}>
      <Sheet mode="light" accent={globals.accent} />
      <Sheet mode="dark" accent={globals.accent} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const name = say(sheetTexts.states, globals.language)
    const colourIn = (mode: string) =>
      getComputedStyle(within(canvas.getByRole('region', { name: mode })).getByRole('heading', { name }))
        .color
    await expect(colourIn('light')).not.toBe(colourIn('dark'))
  },
}
