import type { Guide } from '../guide/guide.ts'

export const guide: Guide = {
  use: ['Once around an app that has colours, a typeface or corners of its own.'],
  avoid: [
    'The look of the product itself: import `theme/tokens.css`; no provider is needed.',
    'What a person chooses (mode, theme colour, row height): attributes of the document, by `attributesOf` of the settings.',
    'One component that should look different: its `className`, with tokens as custom properties.',
  ],
  accessibility: [
    'Contrast is then the app’s own to keep: 4.5 to 1 for text, in `_light` and in `_dark`.',
    'Colour-weak mode and reduced motion go on working, as long as the system does not replace their tokens.',
  ],
  do: [
    'Build the system with `createSystem(ampdeckConfig, { theme })`, and name only what is different.',
    'Give each colour a value for `_light` and one for `_dark`.',
    'Keep `base.css`; leave out `tokens.css`, in whose place the provider stands.',
  ],
  dont: [
    'Do not draw two of them: the tokens are those of the whole page.',
    'Do not make a new system with each render.',
    'Do not set `data-accent` on the document as well: it wins over the accent of the system.',
  ],
  related: [
    'Foundations/Visual language',
    'Foundations/LanguageProvider',
    'Components/Layout/SettingsDrawer',
    'Components/Layout/AppShell',
  ],
}
