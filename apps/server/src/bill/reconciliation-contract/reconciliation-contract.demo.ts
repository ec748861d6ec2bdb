import { auditState } from '@ampdeck/api/enumerations/member'
import { DAY, formatDate, startOfMonth } from '@ampdeck/api/time'
import { type UnitKey, unitId } from '../../config/operating-unit/operating-unit.demo.ts'
import { demoStations } from '../../config/station/station.demo.ts'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { monthsOf, reckoned } from './contract-month.service.ts'

const { draft, underReview, passed, refused } = auditState.code

interface DemoContract {
  sellerId: number
  no: string
  name: string
  party: UnitKey
  /** The numbers of its stations. */
  stations: number[]
  bps: [energy: number, service: number, occupy: number]
  state: number
  /** Of the last months, this many are still open. */
  open: number
}

const contracts: DemoContract[] = [
  ['DZ2025001', '南网合资场站对账合同', 'southGrid', [2, 4, 7], [0, 3_000, 5_000], passed, 2],
  ['DZ2025002', '湖畔租赁场地分成合同', 'lakesideLease', [10, 14], [0, 1_500, 6_000], passed, 1],
  ['DZ2026001', '港口能源购电对账合同', 'harbourEnergy', [5, 13], [10_000, 0, 0], underReview, 0],
  ['DZ2026002', '都市公交场站对账合同', 'metroTransit', [3, 16], [0, 2_000, 0], refused, 0],
  ['DZ2026003', '湖畔租赁补充合同', 'lakesideLease', [18], [0, 1_800, 5_000], draft, 0],
].map(
  ([no, name, party, stations, bps, state, open]) =>
    ({ sellerId: SKYLINE, ...{ no, name, party, stations, bps, state, open } }) as DemoContract,
)
contracts.push({
  ...{ sellerId: RIVERSIDE, no: 'DZ2026001', name: '江畔直营对账合同', party: 'riversideDirect' },
  ...{ stations: [1, 2], bps: [0, 2_500, 0], state: passed, open: 1 },
})

/** The contracts of each state; the months of the approved ones are confirmed but for the last ones. */
export const part: DemoPart = {
  name: 'reconciliationContracts',
  after: ['orders', 'users', 'operatingUnits', 'stations'],
  async present(world, { copy, db }) {
    const known = await db.selectFrom('reconciliationContract').select('id').limit(1).execute()
    if (known.length > 0) return
    // Whole months, as contracts have them.
    const begin = startOfMonth(world.anchor, -10)
    const fromDate = formatDate(begin)
    const toDate = formatDate(startOfMonth(world.anchor, 14) - DAY)
    for (const [n, { sellerId, party, stations, bps, open, state, ...contract }] of contracts.entries()) {
      const [eBps, sBps, oBps] = bps
      const ids = demoStations(world).filter((station) => station.sellerId === sellerId)
      const stationIds = stations.flatMap((number) => ids[number - 1]?.id ?? [])
      const terms = { sellerId, stationIds, eBps, sBps, oBps, fromDate, toDate }
      const [author, auditor] = [2, 1].map((user) => demoId(sellerId, 'user', user))
      const base = standard(sellerId, 'reconciliationContract', n + 1, begin - 15 * DAY)
      await copy('reconciliationContract', [
        {
          ...base,
          ...contract,
          ...terms,
          createUser: author ?? null,
          partyId: unitId(party),
          settleDay: 10,
          remark: null,
          auditState: state as typeof passed,
          submitUser: state === draft ? null : (author ?? null),
          auditUser: state === passed || state === refused ? (auditor ?? null) : null,
          auditTime: state === passed || state === refused ? base.createTime + DAY : null,
          auditReason: state === refused ? '分成比例与谈判结果不一致' : null,
        },
      ])
      if (state !== passed) continue
      const over = monthsOf(terms, world.anchor).filter(({ to }) => to <= world.anchor)
      const months = []
      for (const [index, bounds] of over.slice(0, over.length - open).entries()) {
        const sums = await reckoned(db, terms, bounds)
        const isShort = index % 4 === 3
        months.push({
          ...{ sellerId, contractId: base.id, month: bounds.month, ...sums },
          doneFen: isShort ? Math.max(0, sums.shouldFen - 12_500) : sums.shouldFen,
          note: isShort ? '扣除场地停电两日' : null,
          confirmUser: auditor ?? null,
          confirmTime: bounds.to + 9 * DAY,
        })
      }
      await copy('contractMonth', months)
    }
  },
}
