import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpack-woff.ts'

const { resolve } = createRequire(import.meta.url)

export type ManualLanguage = 'en' | 'zh-CN'
export type Face = 'text' | 'bold'

const weights = { text: 400, bold: 700 } as const

/** The font of a face: Chinese needs some thousand characters, of which the PDF keeps those that it uses. */
export function fontOf(face: Face, language: ManualLanguage): Buffer {
  const script = language === 'en' ? 'latin' : 'chinese-simplified'
  const name = `noto-sans-sc-${script}-${weights[face]}-normal.woff`
  return unpackWoff(readFileSync(resolve(`@fontsource/noto-sans-sc/files/${name}`)))
}
