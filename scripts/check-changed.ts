import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changedFiles, pagesAmong, touchedBy } from './changed-files.ts'
import { command, type Layer, tests } from './check/layer.ts'
import { runChecks } from './check/run-checks.ts'
import { exitOnSignals, root } from './run-process.ts'

/*
 * The quick check while working: the checks of the sources, and the tests that what has changed since main touches. A
 * test is touched when it imports what has changed, itself or through others, or stands in the folder of a file that
 * does; a page when its code or its manifest is. Where many are touched the nearest are run. The rest, the end-to-end
 * tests, the pictures and the packages are left to `npm run test:all`.
 *   node scripts/check-changed.ts [further test files]
 */

/** So many files, the nearest, are a matter of a minute. */
const MAX = { stories: 6, server: 8, unit: 80, pages: 3 }
const TEST = /\.(test|stories)\.tsx?$/
const changed = changedFiles().filter((file) => existsSync(join(root, file)))
if (changed.length === 0) {
  console.log('Nothing has changed.')
  process.exit(0)
}

const touched = touchedBy(changed)
const beside = touched.flatMap((file) => [file, ...globSync(`${dirname(file)}/*.{ts,tsx}`, { cwd: root })])
const testFiles = [...new Set([...process.argv.slice(2), ...beside])].filter(
  (file) => TEST.test(file) && existsSync(join(root, file)),
)
const stories = testFiles.filter((file) => file.includes('.stories.'))
const server = testFiles.filter((file) => file.includes('.server.test.'))
const unit = testFiles.filter((file) => !/^tests\//.test(file) && ![...stories, ...server].includes(file))
const pages = pagesAmong(touched)

exitOnSignals()
await runChecks([
  ...(changed.some((file) => /\.(tsx?|json|css)$/.test(file)) ? ofSources() : []),
  command('spec', ['node', 'scripts/spec-coverage.ts', '--check']),
])

function ofSources(): Layer[] {
  const lint = ['check', '--colors=off', '--error-on-warnings', '--no-errors-on-unmatched', ...changed]
  return [
    command('types', ['tsc', '-b']),
    ...touching('pages', pages, (ids) => ['--config=vitest.pages.config.ts', '-t', titlesOf(ids)]),
    ...touching('stories', stories, (files) => ['--config=vitest.stories.config.ts', ...files]),
    ...touching('server', server, (files) => ['--project=server', ...files]),
    command(`lint ${changed.length}`, ['biome', ...lint]),
    command('unused', ['knip', '--no-progress']),
    ...touching('unit', unit, (files) => ['--project=unit', ...files]),
    command('texts', ['node', 'scripts/check-texts.ts']),
    command('indexes', ['node', 'scripts/write-indexes.ts', '--check']),
    command('folders', ['node', 'scripts/check-folders.ts']),
    command('migrations', ['node', 'scripts/check-migrations.ts']),
  ]
}

/** A layer of the nearest of what is touched; none where nothing is. */
function touching(
  name: keyof typeof MAX,
  all: readonly string[],
  choice: (some: readonly string[]) => string[],
): Layer[] {
  if (all.length === 0) return []
  const nearest = all.slice(0, MAX[name])
  const count = nearest.length < all.length ? `${nearest.length} of ${all.length}` : String(all.length)
  return [tests(`${name} ${count}`, choice(nearest))]
}

/** The tests of these pages, by their titles (`tests/pages`). */
function titlesOf(ids: readonly string[]): string {
  return `the (list|page) (${ids.join('|')}) `
}
