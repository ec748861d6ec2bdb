import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'

/** One file names another; paths from the root of the repository. */
export interface Import {
  from: string
  to: string
}

/** Tests and what is only for them may look at everything. */
const LEFT_OUT = ['**/*.{test,stories,fixture}.{ts,tsx}', '**/{testing,stories}/**']

/** Every import between the source files of the packages and apps, also of types. */
export function importsIn(root: string): Import[] {
  const folders = packageFolders(root)
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root, exclude: LEFT_OUT }).sort()
  return files.flatMap((from) =>
    namedIn(from, readFileSync(join(root, from), 'utf8')).flatMap((name) => {
      const to = placeOf(name, from, folders)
      return to === undefined ? [] : [{ from, to }]
    }),
  )
}

/** The folder of each package by its name. */
function packageFolders(root: string): ReadonlyMap<string, string> {
  return new Map(
    globSync('{packages,apps}/*/package.json', { cwd: root }).map((file) => [
      JSON.parse(readFileSync(join(root, file), 'utf8')).name,
      dirname(file),
    ]),
  )
}

/** What a file imports or exports from elsewhere, each once. */
export function namedIn(path: string, code: string): string[] {
  const { module } = parseSync(path, code)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      textOf(code.slice(moduleRequest.start, moduleRequest.end)),
    ),
  ]
  return [...new Set(named.filter((name) => name !== undefined))]
}

/** `import('./page.ts')` names a file, `import(path)` does not. */
function textOf(argument: string): string | undefined {
  return /^(['"`])([^'"`$]*)\1$/.exec(argument)?.[2]
}

/** The file behind a name, or an entry of one of our packages as if it were a file; nothing for a library. */
function placeOf(name: string, from: string, folders: ReadonlyMap<string, string>): string | undefined {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name.replace(/\?.*$/, ''))
  const [scope, short, ...entry] = name.split('/')
  const folder = folders.get(`${scope}/${short}`)
  return folder && posix.join(folder, 'src', ...(entry.length > 0 ? entry : ['index.ts']))
}
