import type { Language } from '@ampdeck/api/enumeration'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { say, texts } from '@ampdeck/api/texts'
import { type Cell, type CellStyle, writeXlsx } from 'hucre/xlsx'
import { cellText, sheetName } from '../sheet/workbook-text.ts'
import { headOf } from './import-plan.ts'
import type { ImportTemplate } from './import-template.ts'

const words = texts({
  required: ['required: {rule}', '必填：{rule}'],
  optional: ['optional: {rule}', '选填：{rule}'],
})

/** Cells of the sheet that are made ready for texts, so that a number typed there keeps all its digits. */
const READY_ROWS = 300
const AS_TEXT = '@'

const headStyle: CellStyle = { font: { bold: true }, numFmt: AS_TEXT }
const ruleStyle: CellStyle = {
  font: { color: { rgb: '646A6B' } },
  alignment: { wrapText: true, vertical: 'top' },
  numFmt: AS_TEXT,
}

export function templateFileName(template: ImportTemplate, language: Language): string {
  return `${importTemplate.label(template.code, language)}.xlsx`
}

/** A template as a file: titles, rules and the sample, made from what the importer reads by. */
export function templateFile(template: ImportTemplate, language: Language): Promise<Uint8Array> {
  const keys = Object.keys(template.columns)
  const columns = Object.values(template.columns)
  const rows = [
    keys.map((key) => headOf(template, key, language)),
    columns.map(({ required, rule }) =>
      say(required ? words.required : words.optional, language, { rule: say(rule, language) }),
    ),
    columns.map(({ sample }) => sample),
  ].map((row) => row.map(cellText))
  const cells = new Map<string, Partial<Cell>>()
  for (const index of keys.keys()) {
    cells.set(`0,${index}`, { style: headStyle })
    cells.set(`1,${index}`, { style: ruleStyle })
  }
  return writeXlsx({
    sheets: [
      {
        name: sheetName(importTemplate.label(template.code, language)),
        columns: keys.map(() => ({ width: 24, style: { numFmt: AS_TEXT } })),
        rows: [...rows, ...Array.from({ length: READY_ROWS }, () => keys.map(() => null))],
        cells,
        freezePane: { rows: 2 },
      },
    ],
  })
}
