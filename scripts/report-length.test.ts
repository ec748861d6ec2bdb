import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/*
 * A report is data: what one more costs, over all layers. Its definition with its calls and their sentence, its file, its
 * lines in the routes of its family, its page and its manifest.
 */

const ROOT = join(import.meta.dirname, '..')
const MAX = 60

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const linesOf = (text: string) => text.trimEnd().split('\n').length
const contracts = readdirSync(join(ROOT, 'packages/api/src/report'))
  .filter((name) => name.endsWith('-reports.ts'))
  .map((name) => read(`packages/api/src/report/${name}`))

/** From the sentence above a definition to the end of its calls. */
function contractOf(definition: string): string {
  for (const text of contracts) {
    const at = text.indexOf(`export const ${definition} =`)
    if (at === -1) continue
    const [before, after] = [text.slice(0, at), text.slice(at)]
    const resource = definition.replace(/Report$/, '')
    const end = new RegExp(`^export const ${resource} = [\\s\\S]*?\\n?\\}\\n?$`, 'm').exec(after)
    expect(end, definition).not.toBeNull()
    return (
      before.slice(before.lastIndexOf('/**')) + after.slice(0, (end?.index ?? 0) + (end?.[0].length ?? 0))
    )
  }
  throw new Error(`Nothing defines ${definition}.`)
}

const reports = readdirSync(join(ROOT, 'apps/server/src/figures/reports'))
  .filter((name) => name.endsWith('.report.ts'))
  .map((name) => name.replace('.report.ts', ''))

it('there are reports', () => {
  expect(reports.length).toBeGreaterThan(15)
})

it.each(reports)('%s costs less than sixty lines', (name) => {
  const file = read(`apps/server/src/figures/reports/${name}.report.ts`)
  const definition = /(\w+Report) \} from '@ampdeck\/api\/report/.exec(file)?.[1] ?? ''
  const folder = `apps/console/src/pages/report/${name}`
  expect(existsSync(join(ROOT, folder))).toBe(true)
  const page = readdirSync(join(ROOT, folder)).map((one) => read(`${folder}/${one}`))
  const routes = readdirSync(join(ROOT, 'apps/server/src/figures/reports'))
    .filter((one) => one.endsWith('.routes.ts'))
    .map((one) => read(`apps/server/src/figures/reports/${one}`))
    .join('\n')
  const mentions = routes.split('\n').filter((line) => line.includes(definition)).length
  const cost =
    linesOf(contractOf(definition)) +
    linesOf(file) +
    page.reduce((sum, text) => sum + linesOf(text), 0) +
    // The resource and the file are imported beside the definition.
    mentions +
    2
  expect(cost).toBeLessThan(MAX)
})
