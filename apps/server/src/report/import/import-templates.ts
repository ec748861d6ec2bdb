import { registryOf } from '../../foundation/find-exports.ts'
import type { ImportTemplate } from './import-template.ts'

/** Every template by its code: the export `template` of each file `*.import.ts`. */
const templates = registryOf<ImportTemplate, number>('import', 'template', ({ code }) => code)

/** Nothing for a number that is no template. */
export async function templateOf(code: number): Promise<ImportTemplate | undefined> {
  return (await templates()).get(code)
}
