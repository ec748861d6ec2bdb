import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { transform } from 'esbuild'
import { outputOf } from './build-targets.ts'
import { filesIn } from './fingerprint.ts'
import { run } from './run-process.ts'

/*
 * Builds the Storybook so that it is light to load. Storybook ships the scripts of its frame as they were written: they
 * are minified. All files are compressed here once, instead of by the server for each request.
 *   node scripts/build-storybook.ts [--output-dir <folder>]
 */

const { values } = parseArgs({ options: { 'output-dir': { type: 'string' } }, strict: false })
const folder = String(values['output-dir'] ?? outputOf('storybook'))

const built = await run('storybook', ['build', '--quiet', '--disable-telemetry', '--output-dir', folder])
if (built.code !== 0) {
  console.error(built.output)
  process.exit(1)
}

const FRAME = /[\\/]sb-(manager|addons)[\\/].*\.js$/
const COMPRESSED = /\.(m?js|css|svg|json)$/
const THRESHOLD = 1_024
/** What the first page loads is worth the time of the best compression; of the rest there is a hundred times as much. */
const QUALITY = { first: 11, rest: 6 }
const FIRST = /[\\/](iframe|components|blocks|react-18|syntaxhighlighter|welcome)-[^\\/]*\.js$/

for (const file of filesIn(folder).filter((path) => FRAME.test(path))) {
  const { code } = await transform(readFileSync(file, 'utf8'), { minify: true, format: 'esm' })
  writeFileSync(file, code)
}
// Fonts that only the grey shapes of a page on its way ask for; `theme.ts` takes those of the machine.
for (const file of ['index.html', 'iframe.html'].map((name) => join(folder, name)))
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/@font-face\s*\{[^}]*Nunito[^}]*\}/g, ''))
await Promise.all(
  filesIn(folder)
    .filter((path) => COMPRESSED.test(path) && statSync(path).size >= THRESHOLD)
    .map(compress),
)

async function compress(path: string): Promise<void> {
  const content = readFileSync(path)
  const quality = FRAME.test(path) || FIRST.test(path) ? QUALITY.first : QUALITY.rest
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }))
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}
