import { circlesOf } from './check-folders/circles.ts'
import { importsBetweenSources } from './imports.ts'

/*
 * Fails where the things of a folder, its files and the folders in it, import each other in a circle, also by types
 * alone. Without circles every folder can be read from below.
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
console.log(`${imports.length} imports, ${circles.length} circles between files and folders`)
process.exitCode = circles.length === 0 ? 0 : 1
