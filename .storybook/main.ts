import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { entries } from './entries.ts'

/**
 * What the stories import, found ahead. A dependency that the test run discovers on its way reloads the page under
 * tests that are running.
 */
const dependencies = [
  '@chakra-ui/react/collection',
  '@chakra-ui/react/combobox',
  '@chakra-ui/react/date-picker',
  '@chakra-ui/react/dialog',
  '@chakra-ui/react/drawer',
  '@chakra-ui/react/listbox',
  '@chakra-ui/react/menu',
  '@chakra-ui/react/popover',
  '@chakra-ui/react/portal',
  '@chakra-ui/react/preset-base',
  '@chakra-ui/react/styled-system',
  '@dnd-kit/react',
  '@dnd-kit/react/sortable',
  '@emotion/cache',
  '@emotion/react',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'clsx',
  'dompurify',
  'lucide-react',
  'maplibre-gl',
  'react-easy-crop',
  'react-hook-form',
  'recharts',
  'topojson-client',
  'uplot',
  'zod',
].map((name) => `@ampdeck/ui > ${name}`)

export default {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../{packages/ui,apps/console,apps/bigscreen}/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Without it a table stays its source.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The mark of the product in the tab of the browser.
  staticDirs: ['../apps/console/public'],
  // Chakra UI names a Storybook of its own on another host, which would stand beside this one.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react(), entries()],
      // The libraries of 3D belong to the wall alone: they are found by its stories.
      optimizeDeps: { include: dependencies, entries: ['apps/bigscreen/src/scenes/twin/*.stories.tsx'] },
      build: { chunkSizeWarningLimit: 2_000 },
    }),
} satisfies StorybookConfig
