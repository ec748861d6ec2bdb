import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ui = join(import.meta.dirname, '../packages/ui')
const ID = 'virtual:entries'

/** `virtual:entries`: by the name of what `@ampdeck/ui` exports, the entry that exports it. */
export function entries(): Plugin {
  return {
    name: 'entries',
    resolveId: { filter: { id: /^virtual:entries$/ }, handler: () => ID },
    load: {
      filter: { id: /^virtual:entries$/ },
      handler: () => `export const entryOf = ${JSON.stringify(Object.fromEntries(exported()))}`,
    },
  }
}

function exported(): [name: string, entry: string][] {
  const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  return Object.entries(exports)
    .filter(([, file]) => file.endsWith('/index.ts'))
    .flatMap(([key, file]) =>
      [...readFileSync(join(ui, file), 'utf8').matchAll(/(?<!type )\b[A-Z]\w*[a-z]\w*/g)].map(
        ([name]): [string, string] => [name, `@ampdeck/ui${key.slice(1)}`],
      ),
    )
}
