import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from './run-process.ts'

/*
 * Puts the declarations of a package beside its built code: those that the type check has written, file by file, with
 * maps to the sources, which are shipped. In the sources an import ends in `.ts`; beside built code it ends in `.js`.
 * A package that shows only some of its files has these in `dist/entries`; their declarations lead to `dist/types`.
 *   node scripts/write-declarations.ts ui
 */

const IMPORT = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.ts(x?)(['"])/g
const NOT_SHIPPED = /\.(test|stories|fixture|guide)\.tsx?$|^testing\//

const { positionals } = parseArgs({ allowPositionals: true })
const folders = positionals.map((name) => join(root, 'packages', name))
const { code, output } = await run('tsc', ['-b', ...folders])
if (code !== 0) throw new Error(output)
for (const folder of folders) writeDeclarations(folder)

function writeDeclarations(folder: string): void {
  const written = join(folder, 'node_modules/.cache/tsc/src')
  const src = join(folder, 'src')
  const dist = join(folder, 'dist')
  const entries = globSync('entries/**/*.js', { cwd: dist }).map((file) => file.replace(/\.js$/, ''))
  const types = entries.length > 0 ? join(dist, 'types') : dist

  const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !NOT_SHIPPED.test(file))
  for (const source of sources.filter((file) => !file.endsWith('.d.ts'))) {
    const file = source.replace(/\.tsx?$/, '.d.ts')
    write(join(types, file), withImportsOfCode(readFileSync(join(written, file), 'utf8')))
    const map = JSON.parse(readFileSync(join(written, `${file}.map`), 'utf8'))
    const target = join(types, `${file}.map`)
    write(target, JSON.stringify({ ...map, sources: [relative(dirname(target), join(src, source))] }))
  }
  // Declarations that were written by hand are not written again.
  for (const file of sources.filter((source) => source.endsWith('.d.ts'))) {
    write(join(types, file), readFileSync(join(src, file), 'utf8'))
  }
  for (const entry of entries) {
    const path = join(dist, `${entry}.d.ts`)
    const declaration = join(types, relative('entries', `${entry}.js`))
    write(path, `export * from '${relative(dirname(path), declaration)}'\n`)
  }
}

/** No column moves, which the maps would not know: where an ending is shorter, a space follows. */
function withImportsOfCode(declarations: string): string {
  return declarations.replace(IMPORT, (_, before, x, quote) => `${before}.js${quote}${x && ' '}`)
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
