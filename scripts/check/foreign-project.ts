import { mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { type Finished, run } from '../run-process.ts'

/*
 * A project outside the workspace with our tarballs unpacked and their dependencies linked, so that nothing has
 * to be downloaded: what a package has forgotten to declare or to pack is missing here.
 */

interface Manifest {
  exports: Record<string, string | { default: string }>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Unpacks a tarball into a project and links what it declares, from where its source has it. */
export async function unpack(project: string, source: string, tarball: string): Promise<void> {
  const name = `@ampdeck/${source.split('/').at(-1)}`
  const target = join(project, 'node_modules', name)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'foreign', type: 'module' }))
  const { code, output } = await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
  if (code !== 0) throw new Error(output)

  const { dependencies, peerDependencies } = manifestOf(project, name)
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = join(target, 'node_modules', dependency)
    mkdirSync(dirname(link), { recursive: true })
    const isOurs = dependency.startsWith('@ampdeck/')
    symlinkSync(
      isOurs
        ? join(project, 'node_modules', dependency)
        : realpathSync(join(source, 'node_modules', dependency)),
      link,
    )
  }
}

/** Imports every entry in plain Node. */
export function importAll(project: string, name: string): Promise<Finished> {
  const imports = entriesOf(project, name).map((entry) => `await import(${JSON.stringify(entry)})`)
  return run('node', ['--input-type=module', '--eval', imports.join('\n')], { cwd: project })
}

/** Bundles every entry, as an application would. */
export async function bundleAll(project: string, name: string): Promise<Finished> {
  const names = entriesOf(project, name)
  const lines = names.map((entry, index) => `import * as entry${index} from '${entry}'`)
  const all = names.map((_, index) => `entry${index}`).join(', ')
  const input = join(project, 'main.js')
  writeFileSync(input, `${lines.join('\n')}\nconsole.log(${all})\n`)
  try {
    await build({
      root: project,
      logLevel: 'silent',
      configFile: false,
      build: { outDir: join(project, 'built'), rolldownOptions: { input } },
    })
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: String(error) }
  }
}

/** The names under which a package's modules can be imported, its patterns filled in from what is packed. */
function entriesOf(project: string, name: string): string[] {
  const folder = join(project, 'node_modules', name)
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `./dist/${file}`,
  )
  return Object.entries(manifestOf(project, name).exports).flatMap(([key, value]) => {
    const target = typeof value === 'string' ? value : value.default
    if (!target.endsWith('.js')) return []
    const [head = '', tail] = target.split('*')
    if (tail === undefined) return [name + key.slice(1)]
    return files
      .filter((file) => file.startsWith(head) && file.endsWith(tail) && !/\/chunk-/.test(file))
      .map((file) => name + key.slice(1).replace('*', file.slice(head.length, file.length - tail.length)))
  })
}

function manifestOf(project: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'))
}
