import { activeLife } from '@ampdeck/api/active-life'
import { reconciliationContract } from '@ampdeck/api/bill/reconciliation-contract'
import { partOf } from '@ampdeck/api/contract'
import { rechargeType } from '@ampdeck/api/enumerations/finance'
import { auditState, fleetPayMode, tagKind, tagObject } from '@ampdeck/api/enumerations/member'
import { certificationLife, vehicleCertification } from '@ampdeck/api/member/certification'
import { comment, commentLife } from '@ampdeck/api/member/comment'
import { feedback } from '@ampdeck/api/member/feedback'
import { group } from '@ampdeck/api/member/group'
import { groupMember } from '@ampdeck/api/member/group-member'
import { help } from '@ampdeck/api/member/help'
import { member } from '@ampdeck/api/member/member'
import { suspend, suspendLife } from '@ampdeck/api/member/suspend'
import { tag } from '@ampdeck/api/member/tag'
import { vehicle } from '@ampdeck/api/member/vehicle'
import { virtualcard } from '@ampdeck/api/member/virtual-card'
import { addMember } from '../charging.ts'
import { drawn } from './drawn.ts'
import { SKYLINE } from './people.ts'
import type { Bench, Made, Step, StepOfCall, Transition } from './transition.ts'

const { draft, underReview, passed, refused } = auditState.code
const note = 'checked'
/** All that a fleet has. */
const FLEET_FEN = 100
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

const newCode = () => `T${++codes}`

/** A decision on what members or people have sent in (domain.md §4 LC 11). */
const decisions = (of: Omit<Step, 'life' | 'name'> | Omit<StepOfCall, 'life' | 'name'>, what: string) =>
  [true, false].map(
    (pass): Transition => ({
      ...{ life: '11 Audit items', name: `${what} ${pass ? 'passes' : 'is rejected'}`, ...of },
      to: pass ? passed : refused,
      make: async (bench, from) => ({ ...(await of.make(bench, from)), body: { pass, note } }),
    }),
  )

/** Puts a record that was just made into a state. */
async function inState(
  { server: { db } }: Bench,
  table: 'card' | 'feedback' | 'help' | 'tag',
  { id, version }: Made,
  values: Readonly<Record<string, unknown>>,
): Promise<Made> {
  await db
    .updateTable(table as 'card')
    .set(values)
    .where('id', '=', id)
    .execute()
  return { id, ...(version !== undefined && { version }) }
}

async function card(bench: Bench, status: string | number): Promise<Made> {
  const draft = { memberId: await newMember(bench), cardNo: `V${newCode()}` }
  const made = await bench.ask(virtualcard.save, draft)
  return { ...(await inState(bench, 'card', made, { status })), body: { cardNo: draft.cardNo } }
}

const helpDraft = { title: 'Refunds', category: 6, audience: 1, content: '<p>See the bill.</p>' }
const helpItem = async (bench: Bench, state: string | number): Promise<Made> => {
  const made = await bench.ask(help.save, helpDraft)
  return { ...(await inState(bench, 'help', made, { state })), body: helpDraft }
}
const sentFeedback = async (bench: Bench, state: string | number): Promise<Made> => {
  const made = await bench.ask(feedback.save, { category: 1, content: '二维码扫不出来' })
  return { ...(await inState(bench, 'feedback', made, { state })), body: { reply: note } }
}
/** Of members, and one of them. */
async function memberTag(bench: Bench, kind: string | number): Promise<Made> {
  const draft = { name: newCode(), objectKind: tagObject.code.member, kind: tagKind.code.manual }
  const { id } = await inState(bench, 'tag', await bench.ask(tag.save, draft), { kind })
  return { id, body: { objectIds: [await newMember(bench)] } }
}
const car = (bench: Bench, state: string | number, memberId: number | null = null) =>
  drawn(bench, 'vehicle', { memberId, groupId: null, state })

/** The members, cards, fleets and audits of this service (domain.md §4 LC 11, 24, 25), and contracts. */
export const memberTransitions: readonly Transition[] = [
  {
    ...{ life: '25 Suspend', name: 'manual', call: suspend.manual, table: 'member', read: member.get },
    lacking: [{ suspended: 1 }],
    make: async (bench, status) => {
      const id = await newMember(bench)
      await bench.server.db
        .updateTable('member')
        .set({ status: Number(status) })
        .where('id', '=', id)
        .execute()
      return { id, body: { memberId: id, reason: 2, note } }
    },
  },
  {
    ...{ life: '25 Suspend', name: 'release', call: suspend.release },
    ...{ table: 'suspend', make: suspended },
  },
  {
    ...{ life: '25 Suspend', name: 'release many', call: suspend.batchRelease, step: suspendLife.release },
    ...{ table: 'suspend', many: true, make: suspended },
  },
  ...decisions(
    { call: vehicleCertification.audit, table: 'vehicleCertification', make: certified },
    'a certification',
  ),
  ...decisions(
    {
      ...{ call: vehicleCertification.batchAudit, step: certificationLife.audit, many: true },
      ...{ table: 'vehicleCertification', make: certified },
    },
    'each of many certifications',
  ),
  ...decisions(
    {
      ...{ call: comment.audit, table: 'comment' },
      make: (bench, auditState) => drawn(bench, 'comment', { auditState }),
    },
    'a comment',
  ),
  {
    ...{ life: 'Comment', name: 'reply', call: comment.reply, table: 'comment' },
    make: async (bench, auditState) => ({
      ...(await drawn(bench, 'comment', { auditState })),
      body: { reply: note },
    }),
  },
  ...(['pin', 'unpin'] as const).map(
    (name): Transition => ({
      ...{ life: 'Comment', name, call: partOf(comment.top, commentLife[name]), table: 'comment' },
      make: async (bench, auditState) => ({
        ...(await drawn(bench, 'comment', { auditState })),
        body: { top: name === 'pin' ? 1 : 0 },
      }),
    }),
  ),
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
  {
    ...{ life: 'Member', name: 'update', call: member.update, table: 'member' },
    make: async (bench, status) => ({
      ...(await drawn(bench, 'member', { status })),
      body: { name: '李明', sex: 1, level: 2 },
    }),
  },
  ...(['freeze', 'unfreeze', 'loss', 'update', 'delete'] as const).map(
    (name): Transition => ({
      ...{ life: 'Card', name, call: virtualcard[name], table: 'card' },
      make: card,
    }),
  ),
  ...(['update', 'delete', 'release', 'down'] as const).map(
    (name): Transition => ({ life: '24 Help item', name, call: help[name], table: 'help', make: helpItem }),
  ),
  ...(['reply', 'close'] as const).map(
    (name): Transition => ({
      ...{ life: 'Feedback', name, call: feedback[name], table: 'feedback' },
      make: sentFeedback,
    }),
  ),
  ...(['bind', 'unbind'] as const).map(
    (name): Transition => ({
      ...{ life: 'Tag', name, call: tag[name], table: 'tag', repeats: true },
      make: memberTag,
    }),
  ),
  {
    ...{ life: 'Vehicle', name: 'bind', call: vehicle.bind, table: 'vehicle' },
    lacking: [{ memberId: 1 }, { groupId: 1 }],
    make: async (bench, state) => ({
      ...(await car(bench, state)),
      body: { memberId: await newMember(bench) },
    }),
  },
  {
    ...{ life: 'Vehicle', name: 'unbind', call: vehicle.unbind, table: 'vehicle' },
    lacking: [{ memberId: null }],
    make: async (bench, state) => car(bench, state, await newMember(bench)),
  },
  {
    ...{ life: 'Vehicle', name: 'delete', call: vehicle.delete, table: 'vehicle' },
    lacking: [{ memberId: 1 }, { groupId: 1 }],
    make: car,
  },
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
  {
    ...{ life: 'Fleet', name: 'recharge', call: group.recharge, table: 'fleet' },
    lacking: [{ accountId: null }],
    make: async (bench, state) => ({
      ...(await inFleet(bench, 'fleet', state)),
      body: { type: rechargeType.code.cash, amountFen: 100, receipt: `F${newCode()}` },
    }),
  },
  {
    ...{ life: 'Fleet', name: 'allocate', call: group.allocate, table: 'fleet' },
    lacking: [{ payMode: fleetPayMode.code.fleet }],
    make: async (bench, state) => {
      const { id, driver } = await inFleet(bench, 'fleet', state)
      return { id, body: { memberId: driver, amountFen: FLEET_FEN } }
    },
  },
]

/** A fleet that pays its driver's account, or a driver of it, in use or not. */
async function inFleet(
  { server: { platform, db } }: Bench,
  table: 'fleet' | 'groupMember',
  of: string | number,
) {
  const state = Number(of)
  const fleet = { balanceFen: FLEET_FEN, creditFen: 0 }
  const { id: driver } = await addMember(platform, { phoneFen: 0, fleet })
  const { groupId } = await db
    .selectFrom('member')
    .select('groupId')
    .where('id', '=', driver)
    .executeTakeFirstOrThrow()
  if (table === 'fleet') {
    const id = groupId ?? 0
    const payMode = fleetPayMode.code.allocated
    await db.updateTable('fleet').set({ state, payMode }).where('id', '=', id).execute()
    return { id, driver }
  }
  const id = platform.newId()
  const now = platform.now()
  const row = { id, sellerId: SKYLINE, createTime: now, updateTime: now, createUser: null, updateUser: null }
  const joined = { groupId: groupId ?? 0, memberId: driver, teamId: null, role: 1, monthLimitFen: 0, state }
  await db
    .insertInto('groupMember')
    .values({ ...row, ...joined })
    .execute()
  return { id, driver }
}
