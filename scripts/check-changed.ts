import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changedFiles } from './changed-files.ts'
import { command, type Layer, tests } from './check/layer.ts'
import { runChecks } from './check/run-checks.ts'
import { filesThatUse } from './imports.ts'
import { exitOnSignals, root } from './run-process.ts'

/*
 * The quick check while working: lint, types and texts, and the tests that what has changed since main touches. A test
 * is touched when it imports what has changed, itself or through others, or stands in the folder of a file that does.
 * The end-to-end tests, the pictures and the packages are left to `npm test`.
 *   node scripts/check-changed.ts
 */

const TEST = /\.(test|stories)\.tsx?$/
/** Where everything comes together; what is behind it is not touched by one part. */
const HUBS = [
  'apps/server/src/routes.ts',
  'packages/api/src/resources.ts',
  'packages/api/src/openapi.ts',
  'apps/console/src/pages/manifests.ts',
]

const changed = changedFiles().filter((file) => existsSync(join(root, file)))
if (changed.length === 0) {
  console.log('Nothing has changed.')
  process.exit(0)
}

const touched = filesThatUse(changed, (file) => !HUBS.includes(file))
const folders = new Set(touched.map(dirname))
const beside = [...folders].flatMap((folder) => globSync(`${folder}/*.{ts,tsx}`, { cwd: root }))
const testFiles = [...new Set([...touched, ...beside])].filter(
  (file) => TEST.test(file) && existsSync(join(root, file)),
)
const stories = testFiles.filter((file) => file.includes('.stories.'))
const server = testFiles.filter((file) => file.includes('.server.test.'))
const unit = testFiles.filter((file) => !/^tests\//.test(file) && ![...stories, ...server].includes(file))

/** A layer of those files among a kind that are touched; none where there are none. */
function touching(name: string, choice: readonly string[], files: readonly string[]): Layer[] {
  return files.length === 0 ? [] : [tests(`${name} (${files.length})`, [...choice, ...files])]
}

exitOnSignals()
await runChecks([
  command('types', ['tsc', '-b']),
  command('lint', [
    'biome',
    'check',
    '--colors=off',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...changed,
  ]),
  ...touching('stories', ['--config=vitest.stories.config.ts'], stories),
  ...touching('server', ['--project=server'], server),
  ...touching('unit', ['--project=unit'], unit),
  command('texts', ['node', 'scripts/check-texts.ts']),
  command('spec', ['node', 'scripts/spec-coverage.ts', '--check']),
  command('indexes', ['node', 'scripts/write-indexes.ts', '--check']),
])
