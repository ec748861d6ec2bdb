import { LanguageProvider } from '@ampdeck/ui/language'
import { loadChineseFont } from '@ampdeck/ui/theme'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { ComponentPage } from './component-page.tsx'
import { pacePlay } from './play-pace.ts'
import { extractArgTypes } from './props.ts'
import { theme } from './theme.ts'
import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'

const withProduct: Decorator = (Story, { globals }) => {
  const isChinese = globals.language === 'zh-CN'

  useEffect(() => {
    document.documentElement.lang = globals.language
    document.documentElement.dataset.mode = globals.mode
    document.documentElement.dataset.accent = globals.accent
  }, [globals.language, globals.mode, globals.accent])

  return (
    <LanguageProvider language={isChinese ? 'zh-CN' : 'en'}>
      <Story />
    </LanguageProvider>
  )
}

/** As a picture on the page of a component, a story takes no focus from the reader. */
const isPicture = new URLSearchParams(location.search).has('picture')

/**
 * Storybook makes `focus` an accessor, of which Zag would leave a value that is read-only; Storybook's own React Aria
 * assigns it where a page comes or goes. A value that is writable stays so.
 */
function keepFocusWritable(): void {
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    configurable: true,
    writable: true,
    value: isPicture ? () => {} : HTMLElement.prototype.focus,
  })
}

// Where Storybook's table of contents finds no element of this class as its page goes, it keeps listening to presses, and
// fails at the first on an address of a story.
document.body.append(Object.assign(document.createElement('div'), { className: 'toc-wrapper', hidden: true }))

/** While a story plays, an overlay is there at once: what fades in counts as hidden. It moves again for who looks. */
const still = Object.assign(document.createElement('style'), {
  textContent:
    '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important }',
})

const item = (value: string, title: string) => ({ value, title })

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withProduct],
  // Text measured before its font is there would be measured wrongly.
  loaders: [({ globals }) => (globals.language === 'zh-CN' ? loadChineseFont() : undefined)],
  // After that of the React renderer, which sets the same.
  beforeAll: pacePlay,
  beforeEach: ({ viewMode }) => {
    keepFocusWritable()
    if (viewMode === 'story') document.head.append(still)
    return () => still.remove()
  },
  afterEach: () => still.remove(),
  initialGlobals: { language: 'en', mode: 'light', accent: 'polar-green' },
  globalTypes: {
    language: {
      toolbar: { icon: 'globe', title: 'Language', items: [item('en', 'English'), item('zh-CN', '中文')] },
    },
    mode: {
      toolbar: { icon: 'mirror', title: 'Mode', items: [item('light', 'Light'), item('dark', 'Dark')] },
    },
    accent: {
      toolbar: {
        icon: 'paintbrush',
        title: 'Accent',
        items: [
          item('dusk-red', 'Dusk red'),
          item('volcano', 'Volcano'),
          item('sunset', 'Sunset'),
          item('cyan', 'Cyan'),
          item('polar-green', 'Polar green'),
          item('daybreak-blue', 'Daybreak blue'),
          item('geek-blue', 'Geek blue'),
          item('golden-purple', 'Golden purple'),
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: ComponentPage, extractArgTypes, theme, toc: { headingSelector: 'h2, h3' } },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
          'Getting started',
          ['Build your first page', '*'],
          'Foundations',
          ['Visual language', 'Colour', 'Type', 'Space', 'Motion', 'Icons', 'States', 'Voice', 'Words', '*'],
          'Components',
          ['Layout', 'Actions', 'Overlays', 'Lists', 'Forms', 'Details', 'States', 'Figures', 'Charts'],
          'Domain widgets',
          ['Network', 'Money', 'Work'],
          'Recipes',
          ['ListPage', 'FormPage', 'Dashboard', 'MonitorBoard', 'OrderDrawer', 'RefundAudit'],
          'Apps',
          ['Console', 'Wall'],
        ],
      },
    },
  },
}

export default preview
