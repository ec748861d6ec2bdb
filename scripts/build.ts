import { parseArgs } from 'node:util'
import { build, type TargetName, targetNames } from './build-targets.ts'
import { exitOnSignals } from './run-process.ts'

/*
 * Builds what the server serves and what has changed since the last build:
 *   node scripts/build.ts [--only console,bigscreen] [--force]
 */

const { values } = parseArgs({ options: { only: { type: 'string' }, force: { type: 'boolean' } } })
const chosen = values.only?.split(',') ?? targetNames
const unknown = chosen.filter((name) => !targetNames.some((target) => target === name))
if (unknown.length > 0) {
  console.error(`No such target: ${unknown.join(', ')}. There are ${targetNames.join(', ')}.`)
  process.exit(2)
}

exitOnSignals()
// The apps are small: side by side. Storybook takes all cores by itself.
const isApp = (name: TargetName) => name !== 'storybook'
const wanted = targetNames.filter((name) => chosen.includes(name))
await Promise.all(wanted.filter(isApp).map(buildAndTell))
for (const name of wanted.filter((name) => !isApp(name))) await buildAndTell(name)

async function buildAndTell(name: TargetName): Promise<void> {
  const built = await build(name, { force: values.force ?? false })
  console.log(built.summary)
  if (built.ok) return
  console.error(built.output)
  process.exitCode = 1
}
