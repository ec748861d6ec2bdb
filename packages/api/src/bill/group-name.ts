import type { CodeOf, Enumeration, Language } from '../enumeration.ts'
import { memberType } from '../enumerations/member.ts'
import { billChannel, type billDimension, period } from '../enumerations/order.ts'
import { localName, say, texts } from '../texts.ts'

const words = texts({
  noFleet: ['No fleet', '非车队'],
  noGroup: ['No group', '未分组'],
  unknown: ['Unknown', '未知'],
})

const codes: Partial<Record<CodeOf<typeof billDimension>, Enumeration<string, number>>> = {
  channel: billChannel,
  memberType,
  period,
}

/** What people read of a group of bills: a name, the label of a code, or the day itself. */
export function groupName(
  by: CodeOf<typeof billDimension>,
  { key, name, nameEn }: { key: string; name: string | null; nameEn: string | null },
  language: Language,
): string {
  if (name !== null) return localName({ name, nameEn }, language)
  const of = codes[by]
  if (of) return of.label(Number(key), language)
  if (by === 'fleet' && key === '0') return say(words.noFleet, language)
  if (by === 'reportGroup' && key === '0') return say(words.noGroup, language)
  return by === 'day' || by === 'month' ? key : say(words.unknown, language)
}
