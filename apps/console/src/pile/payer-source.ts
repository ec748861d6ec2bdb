import { monitorPile, type Payer } from '@ampdeck/api/operation/monitor-pile'
import type { RecordRow, RecordSource } from '@ampdeck/ui/record-picker'
import { client } from '../data/client.ts'

const known = new Map<number | string, RecordRow>()

function rowOf({ memberId, memberNo, name, phone, plate }: Payer): RecordRow {
  const row = { id: memberId, label: name, detail: [memberNo, phone, plate].filter(Boolean).join(' · ') }
  known.set(memberId, row)
  return row
}

/** Members who may be charged, found by what is typed; nobody is shown before that. */
export const payerSource: RecordSource = {
  async search(text, _page, signal) {
    if (text.trim() === '') return { rows: [], total: 0 }
    const found = await client(monitorPile.payers, { text: text.trim() }, { signal })
    return { rows: found.map(rowOf), total: found.length }
  },
  async resolve(ids) {
    return ids.flatMap((id) => known.get(id) ?? [])
  },
}
