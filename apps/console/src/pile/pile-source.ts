import { pile } from '@ampdeck/api/config/pile'
import type { RecordRow, RecordSource } from '@ampdeck/ui/record-picker'
import { client } from '../data/client.ts'

/** As many as a list shows before somebody types on. */
const PER_PAGE = 50

const rowOf = ({ id, code, name }: { id: number; code: string; name: string }): RecordRow => ({
  id,
  label: code,
  detail: name,
})

/** Piles by number and name, for filters and forms: of a station or of some types, else of all. */
export const pileSourceOf = (of: {
  stationId?: number | undefined
  pileTypeId?: number[]
}): RecordSource => ({
  async search(text, page, signal) {
    const found = await client(pile.selectAll, { name: text.trim(), ...of }, { signal })
    return { rows: found.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(rowOf), total: found.length }
  },
  async resolve(ids, signal) {
    const found = await client(pile.selectAll, { id: ids.map(Number) }, { signal })
    return found.map(rowOf)
  },
})

export const pileSource = pileSourceOf({})
