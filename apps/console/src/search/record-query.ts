import { foundRecords, type RecordKind, recordKinds } from '@ampdeck/api/system/search'
import { textWidth } from '@ampdeck/ui/ellipsis'

/** With which only actions are meant. */
export const ACTIONS_ONLY = '>'

export interface RecordQuery {
  text: string
  kinds?: RecordKind[]
}

/** What the server is asked for; nothing while too little is typed to mean a record, or only actions are wanted. */
export function recordQuery(typed: string): RecordQuery | undefined {
  const text = typed.trim()
  if (text.startsWith(ACTIONS_ONLY)) return undefined
  const lower = text.toLowerCase()
  const kind = recordKinds.find((one) => wordBefore(lower, one))
  const rest = kind && text.slice(wordBefore(lower, kind)?.length).trim()
  const wanted = rest?.replaceAll(/\s+/g, ' ') || text
  if (textWidth(wanted) < 2) return undefined
  return { text: wanted, ...(kind && { kinds: [kind] }) }
}

/** The word of a kind with which a text begins; nothing where the word is all of it. */
function wordBefore(text: string, kind: RecordKind): string | undefined {
  return foundRecords[kind].word.find((word) => text.startsWith(`${word} `))
}
