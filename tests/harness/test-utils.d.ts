/** The part of Storybook's addon that the story tests stand on; the package brings no types of it. */
declare module '@storybook/addon-vitest/internal/test-utils' {
  import type { TestContext } from 'vitest'

  export interface Story {
    name?: string
    tags?: string[]
    play?: unknown
    afterEach?: unknown
    globals?: Record<string, unknown>
    parameters?: Record<string, unknown> & { a11y?: object }
  }
  export function testStory(options: {
    exportName: string
    story: Story
    meta: Story
    storyId: string
  }): (context: TestContext) => Promise<void>
  export function convertToFilePath(url: string): string
}
