import { expect, it } from 'vitest'
import type { Import } from '../imports.ts'
import { circlesOf } from './circles.ts'

/** `a/one.ts > b/two.ts`. */
const imports = (...lines: string[]): Import[] =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ')
    return { from, to }
  })

it('lets folders stand on each other in one direction', () => {
  expect(circlesOf(imports('app/a/one.ts > app/b/two.ts', 'app/a/three.ts > app/b/four.ts'))).toEqual([])
})

it('finds folders that stand on each other, also where no file does', () => {
  const lines = imports('app/a/one.ts > app/b/two.ts', 'app/b/three.ts > app/a/four.ts')
  expect(circlesOf(lines)).toEqual([{ folder: 'app', imports: lines }])
})

it('finds a circle of several steps, once', () => {
  const lines = imports('app/a/1.ts > app/b/1.ts', 'app/b/2.ts > app/c/1.ts', 'app/c/2.ts > app/a/2.ts')
  expect(circlesOf(lines)).toEqual([{ folder: 'app', imports: lines }])
})

it('looks into each folder: rooms, and files of one room', () => {
  const rooms = imports('app/a/x/1.ts > app/a/y/1.ts', 'app/a/y/2.ts > app/a/x/2.ts')
  const files = imports('app/a/one.ts > app/a/two.ts', 'app/a/two.ts > app/a/one.ts')
  expect(circlesOf([...rooms, ...files]).map(({ folder }) => folder)).toEqual(['app/a', 'app/a'])
})

it('takes a file beside a folder for a thing of its own', () => {
  expect(circlesOf(imports('app/main.ts > app/a/one.ts', 'app/a/two.ts > app/settings.ts'))).toEqual([])
})
