import { circlesOf } from './check-folders/circles.ts'
import { upwards } from './check-folders/levels.ts'
import { importsBetweenSources } from './imports.ts'

/*
 * Fails where the things of a folder, its files and the folders in it, import each other in a circle, also by types
 * alone. Without circles every folder can be read from below. Of the server it also holds what lies below: mechanisms,
 * features, application.
 *   node scripts/check-folders.ts
 */

const COUNTED = /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/
/** Tests and what is only for them may look at everything. */
const LEFT_OUT = /\.(test|stories|fixture)\.tsx?$|\/(testing|stories)\//

const imports = importsBetweenSources().filter(({ from }) => COUNTED.test(from) && !LEFT_OUT.test(from))
const circles = circlesOf(imports)
for (const { folder, imports } of circles) {
  console.error(`${folder}: a circle`)
  for (const { from, to } of imports) console.error(`  ${from} -> ${to}`)
}
const up = upwards(imports)
for (const { from, to } of up) console.error(`upwards: ${from} -> ${to}`)
console.log(
  `${imports.length} imports, ${circles.length} circles between files and folders, ${up.length} upwards`,
)
process.exitCode = circles.length + up.length === 0 ? 0 : 1
