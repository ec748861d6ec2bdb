import { station } from '@ampdeck/api/config/station'
import type { RecordSource } from '@ampdeck/ui/record-picker'
import { client } from '../data/client.ts'

type Found = { id: number; name: string; nameEn: string | null; code: string }

const named =
  (language: string) =>
  ({ id, name, nameEn, code }: Found) => ({ id, label: (language === 'en' && nameEn) || name, detail: code })

/** The stations that the user may see, for filters and forms. */
export const stationSource: RecordSource = {
  async search(text, _page, signal, language) {
    const found = await client(station.selectAll, { name: text.trim() }, { signal })
    return { rows: found.map(named(language)), total: found.length }
  },
  async resolve(ids, signal, language) {
    const found = await client(station.selectAll, {}, { signal })
    return found.filter(({ id }) => ids.includes(id)).map(named(language))
  },
}
