import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { changedFiles, pagesAmong, touchedBy } from './scripts/changed-files.ts'
import { chromiumArgs, shellPath } from './scripts/chromium.ts'
import { appearances } from './tests/harness/judging.ts'

/** What every page of the console has by its frame, in a real browser. */
export default defineConfig({
  plugins: [react()],
  // Found ahead: a dependency that is discovered on the way reloads the page under a test.
  optimizeDeps: { entries: ['tests/pages/*.tsx', 'apps/console/src/pages/**/*.page.tsx'] },
  test: {
    name: 'pages',
    include: ['tests/pages/**/*.test.tsx'],
    isolate: false,
    // A machine that is busy with other checks is slow, not wrong.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    setupFiles: ['tests/harness/story-rules.ts'],
    provide: { touchedPages: pagesAmong(touchedBy(changedFiles())) },
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1280, height: 900 },
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: shellPath(), args: [...chromiumArgs] },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: appearances.map(({ language, mode }) => ({
        browser: 'chromium',
        name: `pages:${language}-${mode}`,
        env: { VITE_STORY_LANGUAGE: language, VITE_STORY_MODE: mode },
      })),
    },
  },
})
