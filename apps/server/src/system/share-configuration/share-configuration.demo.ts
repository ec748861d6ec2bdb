import { shareKind, shareState } from '@ampdeck/api/system/share-configuration'
import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'

const { station, report, member } = shareKind.code
const { on, off } = shareState.code

const rules = [
  {
    seller: SKYLINE,
    to: RIVERSIDE,
    n: 1,
    name: '华南场站共享',
    kind: station,
    of: 'station',
    state: on,
    days: [-30, 300],
  },
  {
    seller: SKYLINE,
    to: RIVERSIDE,
    n: 2,
    name: '日报共享',
    kind: report,
    of: 'station',
    state: on,
    days: [20, 200],
  },
  {
    seller: SKYLINE,
    to: RIVERSIDE,
    n: 3,
    name: '互通会员',
    kind: member,
    of: 'member',
    state: off,
    days: [-60, 120],
  },
  {
    seller: SKYLINE,
    to: RIVERSIDE,
    n: 4,
    name: '上季度日报',
    kind: report,
    of: 'station',
    state: off,
    days: [-180, -90],
  },
  {
    seller: RIVERSIDE,
    to: SKYLINE,
    n: 1,
    name: '厦门场站共享',
    kind: station,
    of: 'station',
    state: on,
    days: [-10, 350],
  },
] as const

const fields = {
  [station]: ['code', 'address', 'status', 'servicePhone'],
  [report]: ['orders', 'energyWh'],
  [member]: ['memberNo', 'level'],
}

/** Rules in each state: in force, still to come, switched off, and over. */
export const part: DemoPart = {
  name: 'shareConfigurations',
  after: ['sellers', 'stations', 'members'],
  async prepare({ anchor }, { copy }) {
    await copy(
      'shareConfiguration',
      rules.map(({ seller, to, n, name, kind, of, state, days: [from, until] }) => ({
        ...standard(seller, 'shareConfiguration', n, anchor - 200 * DAY),
        name,
        targetSellerId: to,
        objectKind: kind,
        objectIds: [1, 2, 3].map((index) => demoId(seller, of, index)),
        fields: fields[kind],
        validFrom: anchor + from * DAY,
        validTo: anchor + until * DAY,
        state,
      })),
    )
  },
}
