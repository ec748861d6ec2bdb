import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Finished, pnpm, root, run } from '../run-process.ts'

/*
 * A project outside the workspace that installs our tarballs as any other packages: what a package has forgotten to
 * declare or to pack is missing here.
 */

/** What the packages leave to the application; the last three only where it draws such charts or maps. */
const PEERS = [
  '@chakra-ui/react',
  '@emotion/react',
  'react-hook-form',
  'zod',
  'recharts',
  'uplot',
  'maplibre-gl',
]

interface Manifest {
  exports: Record<string, string | { default: string }>
}

/** Installs tarballs, by package name, and the tools of a Vite app with the versions of the workspace. */
export async function install(
  project: string,
  tarballs: Readonly<Record<string, string>>,
): Promise<Finished> {
  const files = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]))
  const tools = ['react', 'react-dom', 'vite', '@vitejs/plugin-react', ...PEERS]
  mkdirSync(project, { recursive: true })
  cpSync(join(import.meta.dirname, 'foreign-app'), project, { recursive: true })
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      name: 'foreign',
      type: 'module',
      private: true,
      dependencies: { ...files, ...Object.fromEntries(tools.map((name) => [name, versionOf(name)])) },
    }),
  )
  // The packages name one another by version, which no registry has.
  writeFileSync(join(project, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: files }))
  return pnpm(['install', '--prefer-offline', '--ignore-scripts'], { cwd: project })
}

/** Imports every entry in plain Node. */
export function importAll(project: string, name: string): Promise<Finished> {
  const imports = entriesOf(project, name).map((entry) => `await import(${JSON.stringify(entry)})`)
  return run('node', ['--input-type=module', '--eval', imports.join('\n')], { cwd: project })
}

/** Bundles every entry, as an application would. */
export function bundleAll(project: string, name: string): Promise<Finished> {
  const names = entriesOf(project, name)
  const lines = names.map((entry, index) => `import * as entry${index} from '${entry}'`)
  const all = names.map((_, index) => `entry${index}`).join(', ')
  writeFileSync(join(project, 'all.js'), `${lines.join('\n')}\nconsole.log(${all})\n`)
  return build(project, 'all.js', 'all')
}

/** Builds one entry of the foreign app with the foreign app's own Vite. */
export function build(project: string, input: string, outDir: string): Promise<Finished> {
  const config = `
    import react from '@vitejs/plugin-react'
    export default {
      plugins: [react()],
      logLevel: 'error',
      build: { outDir: '${outDir}', manifest: 'manifest.json', rolldownOptions: { input: '${input}' } },
    }`
  const file = `vite.${outDir}.config.js`
  writeFileSync(join(project, file), config)
  return run('node', ['node_modules/vite/bin/vite.js', 'build', '--config', file], { cwd: project })
}

/** The scripts that an entry loads before anything is asked for, and their size compressed. */
export function firstLoad(project: string, outDir: string, input: string): { code: string; bytes: number } {
  interface Chunk {
    file: string
    imports?: string[]
  }
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(project, outDir, 'manifest.json'), 'utf8'),
  )
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(input)
  const scripts = [...files].map((file) => readFileSync(join(project, outDir, file)))
  return {
    code: scripts.map(String).join('\n'),
    bytes: scripts.reduce((sum, script) => sum + gzipSync(script).length, 0),
  }
}

/** The names under which a package's modules can be imported, its patterns filled in from what is packed. */
export function entriesOf(project: string, name: string): string[] {
  const folder = join(project, 'node_modules', name)
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `./dist/${file}`,
  )
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries(manifest.exports).flatMap(([key, value]) => {
    const target = typeof value === 'string' ? value : value.default
    if (!target.endsWith('.js')) return []
    const [head = '', tail] = target.split('*')
    if (tail === undefined) return [name + key.slice(1)]
    return files
      .filter((file) => file.startsWith(head) && file.endsWith(tail))
      .map((file) => name + key.slice(1).replace('*', file.slice(head.length, file.length - tail.length)))
  })
}

/** The version that the workspace uses. */
function versionOf(name: string): string {
  const folder = [root, join(root, 'packages/ui')].find((from) =>
    existsSync(join(from, 'node_modules', name)),
  )
  if (!folder) throw new Error(`${name} is no dependency of the workspace`)
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version
}
