import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'

/** What an entry weighs before anything is asked for, and which of the application's packages it uses. */
export interface Weight {
  esbuild: number
  rolldown: number
  peers: string[]
}

const ENTRY = 'entry.js'
/** Styles and pictures stay files; they are loaded beside the scripts. */
const FILES = /\.(css|svg)$|\?url$/

/** As much of Rolldown as is used here: the one that Vite brings. */
interface Rolldown {
  rolldown(options: object): Promise<{
    generate(options: object): Promise<{ output: Chunk[] }>
    close(): Promise<void>
  }>
}

interface Chunk {
  type: 'chunk' | 'asset'
  fileName: string
  code: string
  imports: string[]
  isEntry: boolean
}

/** Bundles one entry as both bundlers do for an application, without the packages that the application has itself. */
export async function weigh(project: string, entry: string, peers: readonly string[]): Promise<Weight> {
  const code = `export * from ${JSON.stringify(entry)}`
  const [byEsbuild, byRolldown] = await Promise.all([
    withEsbuild(project, code, peers),
    withRolldown(project, code, peers),
  ])
  return { esbuild: byEsbuild.bytes, rolldown: byRolldown, peers: byEsbuild.peers }
}

async function withEsbuild(project: string, contents: string, peers: readonly string[]) {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents, resolveDir: project, sourcefile: ENTRY },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: project,
    absWorkingDir: project,
    external: peers.flatMap((name) => [name, `${name}/*`]),
    loader: { '.css': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  })
  const outputs = new Map(Object.entries(metafile.outputs))
  const [first] = [...outputs].find(([, { entryPoint }]) => entryPoint === ENTRY) ?? []
  const files = closure(first, (file) =>
    (outputs.get(file)?.imports ?? [])
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .map(({ path }) => path),
  )
  const used = [...outputs.values()].flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  )
  return {
    bytes: sum(
      outputFiles.filter(({ path }) => [...files].some((file) => path === join(project, file))),
      ({ contents: bytes }) => gzipSync(bytes).length,
    ),
    peers: peers.filter((name) => used.some((path) => path === name || path.startsWith(`${name}/`))),
  }
}

async function withRolldown(project: string, contents: string, peers: readonly string[]): Promise<number> {
  const { rolldown } = bundlerOf(project)
  const bundle = await rolldown({
    input: ENTRY,
    cwd: project,
    external: (name: string) => peers.some((peer) => name === peer || name.startsWith(`${peer}/`)),
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id: string) => {
          if (id === ENTRY) return join(project, ENTRY)
          return id.endsWith('?url') ? id : undefined
        },
        load: (id: string) => {
          if (id === join(project, ENTRY)) return contents
          return FILES.test(id) ? { code: 'export default {}', moduleType: 'js' } : undefined
        },
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const files = closure(
    [...chunks.values()].find(({ isEntry }) => isEntry)?.fileName,
    (file) => chunks.get(file)?.imports.filter((name) => chunks.has(name)) ?? [],
  )
  return sum([...files], (file) => gzipSync(chunks.get(file)?.code ?? '').length)
}

let bundler: Rolldown | undefined

function bundlerOf(project: string): Rolldown {
  const vite = createRequire(join(project, 'package.json')).resolve('vite/package.json')
  bundler ??= createRequire(vite)('rolldown') as Rolldown
  return bundler
}

/** A file with all that it imports at once. */
function closure(first: string | undefined, importsOf: (file: string) => readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    importsOf(file).forEach(visit)
  }
  if (first !== undefined) visit(first)
  return found
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0)
}

/** The packages that an installed package leaves to its application. */
export function peersOf(project: string, name: string): string[] {
  const manifest = readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8')
  return Object.keys(JSON.parse(manifest).peerDependencies ?? {})
}
