import { createSystem } from '@chakra-ui/react/styled-system'
import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { MetaAround } from '../guide/guide.ts'
import { useSay } from '../language/use-say.ts'
import { ampdeckConfig } from '../theme/config.ts'
import { guide } from './theme-provider.guide.ts'
import { ThemeProvider } from './theme-provider.tsx'

const system = createSystem(ampdeckConfig, {
  theme: {
    tokens: {
      fonts: { body: { value: 'Georgia, serif' } },
      radii: { control: { value: '0px' }, panel: { value: '0px' } },
    },
  },
})

function OwnTheme() {
  const say = useSay()
  return (
    <ThemeProvider system={system}>
      <section
        aria-label={say(['A panel', '面板'])}
        style={{
          padding: 'var(--spacing-panel)',
          border: '1px solid var(--colors-line)',
          borderRadius: 'var(--radii-panel)',
        }}
      >
        <Button>{say(['Save', '保存'])}</Button>
      </section>
    </ThemeProvider>
  )
}

const meta = {
  title: 'Foundations/ThemeProvider',
  component: ThemeProvider,
  render: OwnTheme,
  // It dresses the whole page, so in the documentation it has one of its own.
  parameters: { guide, docs: { story: { inline: false, height: '140px' } } },
} satisfies MetaAround<typeof OwnTheme>

export default meta
type Story = StoryObj<typeof OwnTheme>

/** Typeface and corners of an app's own; every other token stays that of the product. */
export const OwnTypefaceAndCorners: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await waitFor(() =>
      expect(getComputedStyle(button)).toMatchObject({ borderRadius: '0px', fontFamily: 'Georgia, serif' }),
    )
    await expect(getComputedStyle(canvas.getByRole('region'))).toMatchObject({
      borderRadius: '0px',
      padding: '14px',
    })
  },
}
