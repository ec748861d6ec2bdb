import { localName } from '@ampdeck/api/texts'
import type { RecordSource } from '@ampdeck/ui/record-picker'

interface Choice {
  id: number
  name: string
  nameEn?: string | null
  detail: string | null
}

type Find = (
  by: { text: string } | { id: number[] },
  options: { signal?: AbortSignal | undefined },
) => Promise<Choice[]>

/** A picker over few choices, which a call finds by a text or by their numbers, all of them at once. */
export function choiceSource(find: Find): RecordSource {
  const rowIn = (language: string) => (choice: Choice) => ({
    id: choice.id,
    label: localName(choice, language === 'en' ? 'en' : 'zh-CN'),
    detail: choice.detail ?? undefined,
  })

  return {
    async search(text, _page, signal, language) {
      const found = await find({ text: text.trim() }, { signal })
      return { rows: found.map(rowIn(language)), total: found.length }
    },
    async resolve(ids, signal, language) {
      return (await find({ id: ids.map(Number) }, { signal })).map(rowIn(language))
    },
  }
}
