import { create } from 'storybook/theming/create'

/** Storybook's own frame and pages; with the fonts that every machine has, none is to be fetched for them. */
export const theme = create({
  base: 'light',
  brandTitle: 'Ampdeck',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: '#389e0d',
  colorSecondary: '#2f7d0b',
  fontBase: 'system-ui, "PingFang SC", "Microsoft YaHei", sans-serif',
  fontCode: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
})
