import { answerTexts } from '@ampdeck/api/operation/pile-answer.texts'
import { expect, it } from 'vitest'
import { fromPile, protocols } from '../frame/protocol.ts'
import { schemasOf } from '../frame/schema.ts'

type Node = Readonly<Record<string, unknown>>

/** Every word that an enumeration of a status has, wherever the schema keeps it. */
function statusWords(node: unknown, name = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { enum: words } = node as Node
  const own = Array.isArray(words) && /status/i.test(name) ? words.map(String) : []
  return [...own, ...Object.entries(node).flatMap(([key, inside]) => statusWords(inside, key))]
}

it.each(protocols)('every status that a pile may answer or report in %s has its sentence', (protocol) => {
  const reports =
    /^(Signed|Publish)?FirmwareStatusNotification\.req$|^(Log|Diagnostics)StatusNotification\.req$/
  const words = schemasOf(protocol).flatMap((schema) => {
    const [action = ''] = schema.$id.split('.')
    const isAnswer = schema.$id.endsWith('.conf') && !fromPile.has(action)
    return isAnswer || reports.test(schema.$id) ? statusWords(schema) : []
  })
  expect(words.length).toBeGreaterThan(20)
  expect([...new Set(words)].filter((word) => !Object.hasOwn(answerTexts, word))).toEqual([])
})
