import { chargeLimit } from '@ampdeck/api/config/charge-limit'
import { limitTarget } from '@ampdeck/api/enumerations/member'
import { group } from '@ampdeck/api/member/group'
import { groupMember } from '@ampdeck/api/member/group-member'
import type { RecordSource } from '@ampdeck/ui/record-picker'
import { choiceSource } from '../data/choice-source.ts'
import { client } from '../data/client.ts'

/** As many as a list shows before somebody types on. */
const PER_PAGE = 50

/** Fleets by name and number, for filters and forms. */
export const fleetSource: RecordSource = {
  async search(text, page, signal) {
    const found = await client(group.selectAll, { name: text.trim() }, { signal })
    return { rows: found.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(rowOf), total: found.length }
  },
  async resolve(ids, signal) {
    const found = await client(group.selectAll, { id: ids.map(Number) }, { signal })
    return found.map(rowOf)
  },
}

function rowOf({ id, name, groupNo }: { id: number; name: string; groupNo: string }) {
  return { id, label: name, detail: groupNo }
}

/** The members of a fleet, by name or the whole mobile number. */
export const fleetMemberSource = (groupId: number): RecordSource => ({
  async search(text, page, signal) {
    const asked = { groupId, name: text.trim(), current: page, pageSize: PER_PAGE }
    const { records, total } = await client(groupMember.page, asked, { signal })
    return {
      rows: records.map(({ memberId, name, phone }) => ({ id: memberId, label: name, detail: phone })),
      total,
    }
  },
  async resolve() {
    return []
  },
})

/** What a charge limit may be for, by the kind of it; one object for each, because a picker remembers by it. */
export const targetSources: ReadonlyMap<number, RecordSource> = new Map(
  limitTarget.codes.map((targetKind) => [
    targetKind,
    choiceSource((by, options) => client(chargeLimit.targets, { targetKind, ...by }, options)),
  ]),
)
