import { globSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { changedFiles, touchedBy } from './scripts/changed-files.ts'
import { chromiumArgs, shellPath } from './scripts/chromium.ts'
import { root } from './scripts/run-process.ts'

/** Our own test of a story in the place of Storybook's. */
const storyTests: Plugin = {
  name: 'story-tests',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@storybook\/addon-vitest\/internal\/test-utils$/ },
    handler: (_, importer) =>
      importer && /\.stories\.tsx/.test(importer) ? join(root, 'tests/harness/story-test.ts') : undefined,
  },
}

/** What every story stands in, such as the theme, is not among what it imports. */
const FRAME = '.storybook/preview.tsx'
const touched = touchedBy(changedFiles())
const stories = touched.includes(FRAME)
  ? globSync('{apps,packages}/*/src/**/*.stories.tsx', { cwd: root })
  : touched

// A configuration of its own: the plugin loads the whole of Storybook, which no other test should wait for.
export default defineConfig({
  plugins: [storyTests, storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    isolate: false,
    // Solids are drawn without a graphics card here.
    testTimeout: 60_000,
    setupFiles: ['tests/harness/story-rules.ts'],
    provide: { touchedStories: stories.map((file) => join(root, file)) },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: shellPath(), args: [...chromiumArgs] },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', name: 'stories' }],
    },
  },
})
