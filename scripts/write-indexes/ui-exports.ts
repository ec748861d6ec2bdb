import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Style sheets that an app imports itself. */
const STYLES = ['theme/tokens.css', 'theme/base.css']

/**
 * The manifest of `@ampdeck/ui` with its entries: each folder with an `index.ts` is one, by the folder's own name,
 * whichever room it stands in. Modules name their styles through the package (`tsup.config.ts`), so the inner style
 * sheets are reachable too.
 */
export function uiExports(folder: string): [path: string, text: string] {
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const entries = globSync('src/*/*/index.ts', { cwd: folder })
    .map((index) => dirname(index).slice('src/'.length))
    .sort((one, other) => basename(one).localeCompare(basename(other)))
  const twice = entries.find((entry, at) => at > 0 && basename(entry) === basename(entries[at - 1] ?? ''))
  if (twice) throw new Error(`Two rooms of packages/ui have a folder named ${basename(twice)}`)

  const styles = (from: string) => ({
    ...Object.fromEntries(STYLES.map((file) => [`./${file}`, `./${from}/foundation/${file}`])),
    './*.css': `./${from}/*.css`,
  })
  manifest.exports = {
    ...styles('src'),
    ...Object.fromEntries(entries.map((entry) => [`./${basename(entry)}`, `./src/${entry}/index.ts`])),
  }
  manifest.publishConfig.exports = {
    ...styles('dist'),
    ...Object.fromEntries(
      entries.map((entry) => [
        `./${basename(entry)}`,
        { types: `./dist/${entry}/index.d.ts`, default: `./dist/${entry}/index.js` },
      ]),
    ),
  }
  return [path, `${JSON.stringify(manifest, null, 2)}\n`]
}
