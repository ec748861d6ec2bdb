import { activeLife } from '@ampdeck/api/active-life'
import { reconciliationContract } from '@ampdeck/api/bill/reconciliation-contract'
import { auditState, suspendState } from '@ampdeck/api/enumerations/member'
import { vehicleCertification } from '@ampdeck/api/member/certification'
import { comment } from '@ampdeck/api/member/comment'
import { group } from '@ampdeck/api/member/group'
import { groupMember } from '@ampdeck/api/member/group-member'
import { member } from '@ampdeck/api/member/member'
import { suspend } from '@ampdeck/api/member/suspend'
import { virtualcard } from '@ampdeck/api/member/virtual-card'
import { addMember } from '../charging.ts'
import type { Bench, Declared, Made, Transition } from './transition.ts'

const SKYLINE = 10_001
const { draft, underReview, passed, refused } = auditState.code
const audited = { column: 'auditState', states: auditState.codes } as const
const note = 'checked'
let codes = 0

const newMember = async ({ server }: Bench) => (await addMember(server.platform, { phoneFen: 0 })).id

/** A copy of a drawn certification, as if the first person had just sent it in. */
async function certified({ server }: Bench): Promise<Made> {
  const { db, newId } = server.platform
  const { id: createUser } = await db
    .selectFrom('accountUser')
    .select('id')
    .where('account', '=', 'admin')
    .where('sellerId', '=', SKYLINE)
    .executeTakeFirstOrThrow()
  const { id: _, ...drawn } = await db
    .selectFrom('vehicleCertification')
    .selectAll()
    .where('sellerId', '=', SKYLINE)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const id = newId()
  const values = { ...drawn, id, createUser, auditState: underReview, version: 1 }
  await db.insertInto('vehicleCertification').values(values).execute()
  return { id, version: 1 }
}

let said = 0

/** The next drawn comment, as if it had just been written. */
async function commented({ server: { db } }: Bench): Promise<Made> {
  const { id, version } = await db
    .selectFrom('comment')
    .select(['id', 'version'])
    .where('sellerId', '=', SKYLINE)
    .where('deleted', '=', 0)
    .orderBy('id')
    .offset(said++)
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.updateTable('comment').set({ auditState: underReview }).where('id', '=', id).execute()
  return { id, version }
}

async function contractDraft(bench: Bench) {
  const { db } = bench.server
  const first = <T extends 'operatingUnit' | 'station'>(table: T) =>
    db
      .selectFrom(table as 'station')
      .select('id')
      .where('sellerId', '=', SKYLINE)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  const parties = { partyId: (await first('operatingUnit')).id, stationIds: [(await first('station')).id] }
  const days = { settleDay: 5, fromDate: '2026-01-01', toDate: '2026-12-31' }
  return { no: `T${++codes}`, name: '测试合同', ...parties, eBps: 1_000, sBps: 3_333, oBps: 0, ...days }
}

async function contract(bench: Bench, state: number): Promise<Made> {
  const body = await contractDraft(bench)
  const { id, version } = await bench.ask(reconciliationContract.save, body)
  if (state === draft) return { id, version }
  const submitted = await bench.ask(reconciliationContract.submit, { id, version })
  if (state === underReview) return { id, version: submitted.version }
  const asked = { id, version: submitted.version, pass: false, note }
  return { id, version: (await bench.ask(reconciliationContract.audit, asked, 'second')).version }
}

async function suspended(bench: Bench): Promise<Made> {
  const draft = { memberId: await newMember(bench), reason: 2, note }
  return bench.ask(suspend.manual, draft)
}

/** A decision on what members or people have sent in (domain.md §4 LC 11). */
const decisions = (of: Pick<Declared, 'call' | 'table' | 'many' | 'same' | 'make'>, what: string) =>
  [true, false].map(
    (pass): Transition => ({
      ...{ life: '11 Audit items', name: `${what} ${pass ? 'passes' : 'is rejected'}`, ...of, ...audited },
      ...{ from: [underReview], to: pass ? passed : refused },
      make: async (bench, from) => ({ ...(await of.make(bench, from)), body: { pass, note } }),
    }),
  )

/** The members, cards, fleets and audits of this service (domain.md §4 LC 11, 25), and contracts. */
export const memberTransitions: readonly Transition[] = [
  {
    ...{ life: '25 Suspend', name: 'manual', call: suspend.manual, table: 'member', column: 'suspended' },
    // Whether somebody is suspended already is told by the second of two.
    ...{ states: [0], from: [0], to: 1 },
    make: async (bench) => {
      const id = await newMember(bench)
      return { id, body: { memberId: id, reason: 2, note } }
    },
  },
  ...([false, true] as const).map(
    (many): Transition => ({
      ...{ life: '25 Suspend', name: many ? 'release many' : 'release', ...(many && { many }) },
      ...{ call: many ? suspend.batchRelease : suspend.release, table: 'suspend', column: 'state' },
      ...{ states: suspendState.codes, from: [suspendState.code.suspended], to: suspendState.code.released },
      ...{ same: ['first'], sameReason: 'suspend.sameUser', make: suspended },
    }),
  ),
  ...([false, true] as const).flatMap((many) =>
    decisions(
      {
        ...{ table: 'vehicleCertification', same: ['first'], ...(many && { many }) },
        call: many ? vehicleCertification.batchAudit : vehicleCertification.audit,
        make: certified,
      },
      many ? 'each of many certifications' : 'a certification',
    ),
  ),
  ...decisions({ table: 'comment', call: comment.audit, make: commented }, 'a comment'),
  {
    ...{ life: '11 Audit items', name: 'submit a contract', call: reconciliationContract.submit },
    table: 'reconciliationContract',
    make: (bench, state) => contract(bench, Number(state)),
  },
  {
    ...{ life: '11 Audit items', name: 'change a contract', call: reconciliationContract.update },
    table: 'reconciliationContract',
    make: async (bench, state) => ({
      ...(await contract(bench, Number(state))),
      body: await contractDraft(bench),
    }),
  },
  {
    ...{ life: '11 Audit items', name: 'delete a contract', call: reconciliationContract.delete },
    table: 'reconciliationContract',
    make: (bench, state) => contract(bench, Number(state)),
  },
  ...[true, false].map(
    (pass): Transition => ({
      ...{ life: '11 Audit items', name: `a contract ${pass ? 'passes' : 'is rejected'}` },
      ...{ call: reconciliationContract.audit, table: 'reconciliationContract' },
      to: pass ? passed : refused,
      make: async (bench) => ({ ...(await contract(bench, underReview)), body: { pass, note } }),
    }),
  ),
  ...(['disable', 'enable', 'lock', 'unlock', 'cancel'] as const).map(
    (name): Transition => ({
      ...{ life: 'Member', name, call: member[name], table: 'member' },
      make: async (bench, status) => {
        const id = await newMember(bench)
        await bench.server.db
          .updateTable('member')
          .set({ status: Number(status) })
          .where('id', '=', id)
          .execute()
        return { id, version: 1 }
      },
    }),
  ),
  ...(['freeze', 'unfreeze', 'loss'] as const).map(
    (name): Transition => ({
      ...{ life: 'Card', name, call: virtualcard[name], table: 'card' },
      make: async (bench, status) => {
        const card = { memberId: await newMember(bench), cardNo: `VT${++codes}` }
        const { id, version } = await bench.ask(virtualcard.save, card)
        await bench.server.db
          .updateTable('card')
          .set({ status: Number(status) })
          .where('id', '=', id)
          .execute()
        return { id, version }
      },
    }),
  ),
  ...(['enable', 'disable'] as const).flatMap((name): Transition[] => {
    const [state = 0] = activeLife[name].from
    return [
      {
        ...{ life: 'Fleet', name, call: group[name], table: 'fleet' },
        make: (bench) => inFleet(bench, 'fleet', state),
      },
      {
        ...{ life: 'Fleet member', name, call: groupMember[name], table: 'groupMember' },
        make: (bench) => inFleet(bench, 'groupMember', state),
      },
    ]
  }),
]

/** A fleet, or a driver of it, in use or not. */
async function inFleet({ server: { platform, db } }: Bench, table: 'fleet' | 'groupMember', state: number) {
  const { id: driver } = await addMember(platform, { phoneFen: 0, fleet: { balanceFen: 0, creditFen: 0 } })
  const { groupId } = await db
    .selectFrom('member')
    .select('groupId')
    .where('id', '=', driver)
    .executeTakeFirstOrThrow()
  if (table === 'fleet') {
    const id = groupId ?? 0
    await db.updateTable('fleet').set({ state }).where('id', '=', id).execute()
    return { id }
  }
  const id = platform.newId()
  const now = platform.now()
  const row = { id, sellerId: SKYLINE, createTime: now, updateTime: now, createUser: null, updateUser: null }
  const joined = { groupId: groupId ?? 0, memberId: driver, teamId: null, role: 1, monthLimitFen: 0, state }
  await db
    .insertInto('groupMember')
    .values({ ...row, ...joined })
    .execute()
  return { id }
}
