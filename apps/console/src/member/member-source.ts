import { type MemberOption, member } from '@ampdeck/api/member/member'
import type { RecordRow, RecordSource } from '@ampdeck/ui/record-picker'
import { client } from '../data/client.ts'

function rowOf({ id, memberNo, name, phone, plate }: MemberOption): RecordRow {
  return { id, label: name, detail: [memberNo, phone, plate].filter(Boolean).join(' · ') }
}

/** Members, found by what is typed; nobody is shown before that. */
export const memberSource: RecordSource = {
  async search(text, _page, signal) {
    if (text.trim() === '') return { rows: [], total: 0 }
    const found = await client(member.selectAll, { text: text.trim() }, { signal })
    return { rows: found.map(rowOf), total: found.length }
  },
  async resolve(ids, signal) {
    const found = await client(member.selectAll, { id: ids.map(Number) }, { signal })
    return found.map(rowOf)
  },
}
