import { tagObject } from '@ampdeck/api/enumerations/member'
import { type TagObjectRow, tag } from '@ampdeck/api/member/tag'
import { localName } from '@ampdeck/api/texts'
import type { RecordSource } from '@ampdeck/ui/record-picker'
import { client } from '../../../data/client.ts'

type Kind = (typeof tagObject.codes)[number]

/** What a tag can be given to, by the kind of it; one object for each, because a picker remembers by it. */
export const objectSources: ReadonlyMap<number, RecordSource> = new Map(
  tagObject.codes.map((kind) => [kind, sourceOf(kind)]),
)

function sourceOf(objectKind: Kind): RecordSource {
  const shown = (language: string) => (row: TagObjectRow) => ({
    id: row.id,
    label: localName(row, language === 'en' ? 'en' : 'zh-CN'),
    detail: row.detail ?? undefined,
  })
  return {
    async search(text, _page, signal, language) {
      const found = await client(tag.choices, { objectKind, text: text.trim() }, { signal })
      return { rows: found.map(shown(language)), total: found.length }
    },
    async resolve(ids, signal, language) {
      const found = await client(tag.choices, { objectKind, id: ids.map(Number) }, { signal })
      return found.map(shown(language))
    },
  }
}
