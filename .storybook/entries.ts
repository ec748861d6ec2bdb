import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

const ui = join(import.meta.dirname, '../packages/ui')
const ID = 'virtual:entries'

/**
 * `virtual:entries`: by the name of what `@ampdeck/ui` exports, the entry that exports it, and the file that declares
 * it, relative to `packages/ui/src`.
 */
export function entries(): Plugin {
  return {
    name: 'entries',
    resolveId: { filter: { id: /^virtual:entries$/ }, handler: () => ID },
    load: {
      filter: { id: /^virtual:entries$/ },
      handler: () => {
        const found = exported()
        const by = (value: 'entry' | 'file') =>
          JSON.stringify(Object.fromEntries(found.map((one) => [one.name, one[value]])))
        return `export const entryOf = ${by('entry')}\nexport const fileOf = ${by('file')}`
      },
    },
  }
}

interface Exported {
  name: string
  entry: string
  file: string
}

function exported(): Exported[] {
  const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  return Object.entries(exports)
    .filter(([, index]) => index.endsWith('/index.ts'))
    .flatMap(([key, index]) =>
      [...readFileSync(join(ui, index), 'utf8').matchAll(/export \{([^}]*)\} from '([^']*)'/g)].flatMap(
        ([, names = '', file = '']) =>
          [...names.matchAll(/(?<!type )\b[A-Z]\w*[a-z]\w*/g)].map(([name]) => ({
            name,
            entry: `@ampdeck/ui${key.slice(1)}`,
            file: relative('src', join(dirname(index), file)),
          })),
      ),
    )
}
