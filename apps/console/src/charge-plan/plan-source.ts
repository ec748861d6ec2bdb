import { chargePlan } from '@ampdeck/api/config/charge-plan'
import type { RecordSource } from '@ampdeck/ui/record-picker'
import { client } from '../data/client.ts'

const PER_PAGE = 50

const rowOf = ({ id, name, groupName }: { id: number; name: string; groupName: string }) => ({
  id,
  label: name,
  detail: groupName,
})

/** Charging plans by name, the newest first. */
export const planSource: RecordSource = {
  async search(text, page, signal) {
    const asked = { name: text.trim(), current: page, pageSize: PER_PAGE }
    const { records, total } = await client(chargePlan.page, asked, { signal })
    return { rows: records.map(rowOf), total }
  },
  async resolve(ids, signal) {
    const found = await Promise.all(ids.map((id) => client(chargePlan.get, { id: Number(id) }, { signal })))
    return found.map(rowOf)
  },
}
