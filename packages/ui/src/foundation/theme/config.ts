import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { defineConfig, mergeConfigs } from '@chakra-ui/react/styled-system'
import { accentConditions } from './accents.ts'
import { colors, shadows } from './colours.ts'
import { recipes } from './system.ts'

/**
 * The theme: every token and recipe of the product. `tokens.css`, which pages draw with before any script runs, is
 * generated from it. An application makes a system of its own with it: `createSystem(ampdeckConfig, { theme: … })`.
 */
export const ampdeckConfig = mergeConfigs(
  defaultBaseConfig,
  recipes,
  defineConfig({
    cssVarsPrefix: '',
    cssVarsRoot: ':root',
    conditions: {
      // The side menu is dark in both modes; `rail-light` is the light menu theme.
      light: ':root &, [data-mode="light"] &, [data-surface="rail-light"] &',
      dark: '[data-mode="dark"] &, [data-surface="rail"] &',
      rail: '[data-surface="rail"] &',
      compact: '[data-density="compact"] &',
      comfortable: '[data-density="comfortable"] &',
      chinese: '&:lang(zh)',
      ...accentConditions,
    },
    theme: {
      tokens: {
        fonts: {
          body: { value: '"Inter Variable", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif' },
          mono: { value: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace' },
        },
        fontWeights: values({ regular: 400, medium: 500, figure: 560 }),
        letterSpacings: values({ figure: '-0.024em' }),
        spacing: values({
          1: '4px',
          2: '8px',
          3: '12px',
          4: '16px',
          5: '20px',
          6: '24px',
          8: '32px',
          gutter: '20px',
          panel: '14px',
        }),
        radii: values({
          check: '3.5px',
          item: '4px',
          badge: '5px',
          control: '6px',
          panel: '8px',
          dialog: '12px',
        }),
        sizes: values({
          head: '34px',
          rail: '180px',
          railCollapsed: '80px',
          header: '48px',
          tabs: '36px',
          status: '28px',
          content: '1680px',
        }),
        zIndex: values({
          tableHead: 10,
          bulk: 20,
          header: 30,
          popover: 40,
          drawer: 50,
          dialog: 60,
          palette: 70,
          toast: 80,
        }),
        easings: values({ standard: 'cubic-bezier(0.2, 0, 0, 1)' }),
      },
      semanticTokens: {
        colors,
        shadows,
        // Chinese has neither tight spacing nor the weights between regular, medium and bold.
        fontWeights: {
          strong: { value: { base: 550, _chinese: 500 } },
          bold: { value: { base: 600, _chinese: 700 } },
        },
        letterSpacings: {
          text: { value: { base: '-0.003em', _chinese: '0' } },
          fact: { value: { base: '-0.012em', _chinese: '0' } },
          title: { value: { base: '-0.016em', _chinese: '0' } },
        },
        sizes: { row: { value: { base: '36px', _compact: '32px', _comfortable: '44px' } } },
        durations: { hover: duration('120ms'), popover: duration('160ms'), drawer: duration('200ms') },
      },
    },
  }),
)

function values<T extends string | number>(tokens: Record<string, T>): Record<string, { value: T }> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, { value }]))
}

/** Every motion takes its time from a token. It ends rather than not begin: what waits for the end event goes on. */
function duration(time: string) {
  return { value: { base: time, _motionReduce: '0.01ms' } }
}
