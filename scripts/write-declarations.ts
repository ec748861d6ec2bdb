import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from './run-process.ts'

/*
 * Puts the declarations of a package beside its built code: those that the type check has written, file by file.
 * In the sources an import ends in `.ts`; beside built code it ends in `.js`.
 *   node scripts/write-declarations.ts ui
 */

const IMPORT = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.tsx?(['"])/g
const NOT_SHIPPED = /\.(test|stories|fixture)\.tsx?$/

const { positionals } = parseArgs({ allowPositionals: true })
const folders = positionals.map((name) => join(root, 'packages', name))
const { code, output } = await run('tsc', ['-b', ...folders])
if (code !== 0) throw new Error(output)
for (const folder of folders) writeDeclarations(folder)

function writeDeclarations(folder: string): void {
  const written = join(folder, 'node_modules/.cache/tsc/src')
  const sources = globSync('**/*.{ts,tsx}', { cwd: join(folder, 'src') })
  for (const source of sources.filter((file) => !NOT_SHIPPED.test(file) && !file.endsWith('.d.ts'))) {
    const file = source.replace(/\.tsx?$/, '.d.ts')
    const target = join(folder, 'dist', file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, readFileSync(join(written, file), 'utf8').replace(IMPORT, '$1.js$2'))
  }
  // Declarations that were written by hand are not written again.
  for (const file of globSync('**/*.d.ts', { cwd: join(folder, 'src') })) {
    cpSync(join(folder, 'src', file), join(folder, 'dist', file))
  }
}
