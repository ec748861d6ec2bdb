import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ManualLanguage, manualPdf } from './manual-pdf/manual-pdf.ts'
import { root } from './run-process.ts'

/*
 * Makes the operation manual of the console's "Help" from docs/manual, a PDF a language:
 *   node scripts/manual-pdf.ts --outDir apps/server/public/manual
 */

const { values } = parseArgs({ options: { outDir: { type: 'string', default: '.' } } })
const sources = join(root, 'docs/manual')
mkdirSync(values.outDir, { recursive: true })

const languages: readonly ManualLanguage[] = ['en', 'zh-CN']
for (const language of languages) {
  const markdown = readFileSync(join(sources, `${language}.md`), 'utf8')
  const pdf = await manualPdf(markdown, { language, pictures: sources })
  writeFileSync(join(values.outDir, `manual.${language}.pdf`), pdf)
}
