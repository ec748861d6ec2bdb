import { expect, it } from 'vitest'
import { componentPages, componentsOf, filesOf, lostStoryOf, relatedOf } from './component-pages.ts'

/*
 * Every component that the package exports has a page in Storybook: it is the `component` or among the `subcomponents`
 * of a meta that has a guide.
 */

const pages = componentPages()
const titles = new Set(pages.map(({ title }) => title))
const shown = new Set(pages.flatMap(({ hasGuide, components }) => (hasGuide ? components : [])))
const exported = new Set(filesOf('src/*/*/index.ts').flatMap(componentsOf))

it('finds the components and the pages', () => {
  expect(exported.size).toBeGreaterThan(200)
  expect(pages.length).toBeGreaterThan(100)
})

it('has a page with a guide for each exported component', () => {
  expect([...exported].filter((name) => !shown.has(name))).toEqual([])
})

it('has no page about something that is not exported', () => {
  const strangers = pages.flatMap(({ path, components, hasGuide }) =>
    hasGuide ? components.filter((name) => !exported.has(name)).map((name) => `${path}: ${name}`) : [],
  )
  expect(strangers).toEqual([])
})

it('relates to pages that are there', () => {
  const lost = filesOf('src/**/*.guide.ts').flatMap((path) =>
    relatedOf(path)
      .filter((title) => !titles.has(title))
      .map((title) => `${path}: ${title}`),
  )
  expect(lost).toEqual([])
})

it('draws the parts of a component in a story that is there', () => {
  expect(filesOf('src/**/*.guide.ts').filter(lostStoryOf)).toEqual([])
})
