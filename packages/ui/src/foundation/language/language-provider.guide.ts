import type { Guide } from '../guide/guide.ts'

export const guide: Guide = {
  use: [
    'Once around an app: everything below speaks the language that was chosen.',
    'A part of a page that speaks another language than the rest, such as the preview of a message.',
  ],
  avoid: [
    'Saying a text: `useSay`. Writing a figure or a time: `useFormats`, or `Money`, `Energy` and the others.',
    'Finding out with which language to begin: `detectLanguage`.',
  ],
  accessibility: [
    'It draws nothing. Whoever uses it sets `lang` of the document, or of the part around it, to the same language.',
    'By `lang` a screen reader chooses its voice, and the page its font.',
  ],
  do: [
    'Keep what was chosen in the app and pass it back as `language`: the provider has no state.',
    'Leave out `onLanguageChange` where the language cannot be chosen; controls for it are then not drawn.',
    'Say every text as a pair of English and Chinese.',
  ],
  dont: [
    'Do not compare the language in order to choose between two texts: that is what `say` does.',
    'Do not pass other languages than `en` and `zh-CN`.',
  ],
  related: [
    'Components/Figures/Figure',
    'Components/Layout/AppShell',
    'Foundations/ThemeProvider',
    'Components/Layout/LoginLayout',
  ],
}
