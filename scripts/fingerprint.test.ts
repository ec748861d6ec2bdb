import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forget, inputsOf } from './fingerprint.ts'
import { root } from './run-process.ts'

const TARGET = `fingerprint-test-${process.pid}`
let folder: string
const look = (isInput = (_: string) => true) => inputsOf(TARGET, [relative(root, folder)], isInput)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ampdeck-fingerprint-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/a.ts'), 'one')
})
afterEach(() => {
  forget(TARGET)
  rmSync(folder, { recursive: true })
})

it('takes what was never built for changed, and what was remembered for unchanged', () => {
  expect(look().changed).toBe(true)
  look().remember()
  expect(look().changed).toBe(false)
})

it('sees another content of the same size, a new file, a renamed and a removed one', () => {
  const a = join(folder, 'src/a.ts')
  const b = join(folder, 'src/b.ts')
  look().remember()
  writeFileSync(a, 'two')
  utimesSync(a, 1, 1)
  expect(look().changed).toBe(true)

  look().remember()
  writeFileSync(b, '')
  expect(look().changed).toBe(true)

  look().remember()
  rmSync(b)
  expect(look().changed).toBe(true)
})

it('takes files that were only touched for unchanged', () => {
  look().remember()
  utimesSync(join(folder, 'src/a.ts'), 1, 1)
  expect(look().changed).toBe(false)
})

it('leaves out what is not an input, and folders of tools', () => {
  const isInput = (file: string) => !file.endsWith('.test.ts')
  look(isInput).remember()
  writeFileSync(join(folder, 'src/a.test.ts'), 'x')
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules/x.js'), 'x')
  expect(look(isInput).changed).toBe(false)
})

it('forgets', () => {
  look().remember()
  forget(TARGET)
  expect(look().changed).toBe(true)
})
