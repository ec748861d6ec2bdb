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
  const [first = '', ...rest] = text.split(/\s+/)
  const kind = recordKinds.find((one) => foundRecords[one].word.includes(first.toLowerCase()))
  const wanted = kind && rest.length > 0 ? rest.join(' ') : text
  if (textWidth(wanted) < 2) return undefined
  return { text: wanted, ...(kind && rest.length > 0 && { kinds: [kind] }) }
}
