import { type RecordKind, recordKinds } from '@ampdeck/api/system/search'
import { textWidth } from '@ampdeck/ui/ellipsis'

/** The words by which somebody says what kind is meant: "pile 0012", "会员 张". */
const kindWords: Readonly<Record<RecordKind, readonly string[]>> = {
  station: ['station', '场站'],
  pile: ['pile', '电桩'],
  member: ['member', '会员'],
  order: ['order', '订单'],
}

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
  const kind = recordKinds.find((one) => kindWords[one].includes(first.toLowerCase()))
  const wanted = kind && rest.length > 0 ? rest.join(' ') : text
  if (textWidth(wanted) < 2) return undefined
  return { text: wanted, ...(kind && rest.length > 0 && { kinds: [kind] }) }
}
