import type { Plugin } from 'vite'

/**
 * In the second variant of the test run (`vitest.stories.config.ts`) the stories are drawn and judged, not played: what
 * a key or a press does is the same in every language and mode, and playing is the larger part of a story's time.
 */
export function playsOnce(): Plugin {
  return {
    name: 'plays-once',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code) {
        const stories = [...code.matchAll(/^export const (\w+): Story\b/gm)].map(([, name]) => name)
        return `${code}\nif (import.meta.env.VITE_STORY_MODE === 'dark') for (const story of [${stories}]) delete story.play\n`
      },
    },
  }
}
