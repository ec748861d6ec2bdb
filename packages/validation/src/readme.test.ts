// @vitest-environment happy-dom
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8')
/** Beside the installed packages, so that an example finds them as a reader's project does. */
const folder = join(import.meta.dirname, '../node_modules/.cache/readme')
const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ''], index) => ({
  code,
  index,
  promises: code.split('\n').filter((line) => line.includes(' // => ')).length,
}))

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A module that hands over pairs: what each line with `// =>` gives, and what it promises. */
function moduleOf(code: string): string {
  const checked = code.replace(/^(.+?) \/\/ => (.+)$/gm, 'results.push([$1, $2])')
  const source = `${checked}\nexport default results`
  return `const results = []\n${stripTypeScriptTypes(source)}`.replaceAll(
    "'@ampdeck/validation'",
    `'${pathToFileURL(join(import.meta.dirname, 'index.ts'))}'`,
  )
}

describe('README', () => {
  test('has examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(5)
  })

  test.each(examples)('example $index gives what it promises', async ({ code, index, promises }) => {
    const file = join(folder, `example-${index}.mjs`)
    await mkdir(folder, { recursive: true })
    await writeFile(file, moduleOf(code))

    const { default: results }: { default: [unknown, unknown][] } = await import(pathToFileURL(file).href)
    expect(results).toHaveLength(promises)
    for (const [given, promised] of results) expect(given).toEqual(promised)
  })
})
