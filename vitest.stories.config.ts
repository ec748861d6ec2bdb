import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts'

/**
 * Every story is drawn and judged in both languages and in both modes; together these two meet everything that differs.
 * It is played in the first (`.storybook/plays-once.ts`).
 */
const variants = [
  { name: 'en-light', language: 'en', mode: 'light' },
  { name: 'zh-dark', language: 'zh-CN', mode: 'dark' },
] as const

/*
 * A configuration of its own: the plugin loads the whole of Storybook, which no other test should wait for.
 * One Vite server and one browser serve both variants.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    isolate: false,
    setupFiles: ['tests/harness/story-rules.ts'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs] },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: variants.map(({ name, language, mode }) => ({
        browser: 'chromium',
        name: `stories:${name}`,
        env: { VITE_STORY_LANGUAGE: language, VITE_STORY_MODE: mode },
      })),
    },
  },
})
