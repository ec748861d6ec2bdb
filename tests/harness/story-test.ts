import { type Story, testStory as testOf } from '@storybook/addon-vitest/internal/test-utils'
import { expect, inject, test } from 'vitest'
import { boxOf } from '../../.storybook/anatomy-marks.ts'
import type { Guide } from '../../packages/ui/src/foundation/guide/guide.ts'
import { DIFFERING, FINDINGS_ONLY } from './judging.ts'

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils'

/*
 * In the place of Storybook's function of this name, which is called for each story where its file is collected. A
 * story is played and judged in English and light. Drawn and judged once more, in Chinese and dark, is what may differ
 * there: the first story of a file, so that each component is seen in both; a story with the tag "key"; and every
 * story that a change touches. It is not played again: what a press does is the same in every language and mode.
 */

declare module 'vitest' {
  interface ProvidedContext {
    /** The story files that a change touches, as absolute paths. */
    touchedStories: string[]
  }
}

const touched = new Set(inject('touchedStories'))
/** The titles of the files of which a story was met. */
const met = new Set<string>()

type Options = Parameters<typeof testOf>[0]

export function testStory(options: Options): ReturnType<typeof testOf> {
  const { story, meta, exportName, storyId } = options
  if (isForBoth(options)) {
    const globals = { ...story.globals, language: 'zh-CN', mode: 'dark' }
    const drawn = judgedBy({ ...story, play: undefined, globals }, { runOnly: DIFFERING })
    const once = { ...options, story: drawn, meta: { ...meta, play: undefined } }
    test(`${story.name ?? exportName}, in Chinese and dark`, testOf({ ...once, storyId: `${storyId}-dark` }))
  }
  return testOf({ ...options, story: withParts(judgedBy(story), options) })
}

function isForBoth({ story, meta, storyId }: Options): boolean {
  const [title = ''] = storyId.split('--')
  const isFirst = !met.has(title)
  met.add(title)
  const isKey = [...(meta.tags ?? []), ...(story.tags ?? [])].includes('key')
  return isFirst || isKey || touched.has(expect.getState().testPath ?? '')
}

/** Once the story has played that the picture of a component's parts shows, each part is there to be marked. */
function withParts(story: Story, { meta, exportName }: Options): Story {
  const { anatomy }: Partial<Guide> = meta.parameters?.guide ?? {}
  if (anatomy?.story !== exportName) return story

  const findParts = () => {
    const lost = anatomy.parts.filter(({ at }) => !boxOf(document, at)).map(({ name: [english] }) => english)
    expect(lost, 'parts of the anatomy that are not found').toEqual([])
  }
  return { ...story, afterEach: [story.afterEach ?? [], findParts].flat() }
}

function judgedBy(story: Story, options: object = {}): Story {
  const a11y = { ...story.parameters?.a11y, options: { ...FINDINGS_ONLY, ...options } }
  return { ...story, parameters: { ...story.parameters, a11y } }
}
