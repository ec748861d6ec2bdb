import type { Call, OutputOf } from '@ampdeck/api/contract'
import { activeState, fleetRole, vehicleType } from '@ampdeck/api/enumerations/member'
import { groupCar } from '@ampdeck/api/member/group-car'
import { groupMember } from '@ampdeck/api/member/group-member'
import { groupTeam } from '@ampdeck/api/member/group-team'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/* Teams, members and cars of fleets. */

type Team = OutputOf<typeof groupTeam.get>
type Member = OutputOf<typeof groupMember.get>
type Car = OutputOf<typeof groupCar.get>

const [groupId, otherId] = [demoId(SKYLINE, 'fleet', 1), demoId(SKYLINE, 'fleet', 2)]
let server: TestApp
const tokens = { admin: '', viewer: '', stranger: '' }
let modelId: number

beforeAll(async () => {
  server = await createTestApp()
  tokens.admin = await server.login('admin')
  tokens.viewer = await server.login('viewer')
  tokens.stranger = await server.login('admin', '10002')
  const model = await server.db
    .selectFrom('vehicleModel')
    .select('id')
    .where('sellerId', '=', SKYLINE)
    .executeTakeFirst()
  modelId = model?.id ?? 0
})
afterAll(() => server.close())

const ask = <Data>({ path }: Call, body: object, who: keyof typeof tokens = 'admin') =>
  server.call<Data>(path, body, { token: tokens[who] })
const refused = (reason: string) => ({ code: 409, data: { reason } })
const addTeam = async (name: string, more: object = {}) =>
  (await ask<Team>(groupTeam.save, { groupId, name, ...more })).data
let n = 0
const addMember = async (more: object = {}) =>
  (
    await ask<Member>(groupMember.save, {
      ...{ groupId, name: '李明', role: fleetRole.code.driver, monthLimitFen: 0, teamId: null },
      ...{ phone: `1770000${String(++n).padStart(4, '0')}`, ...more },
    })
  ).data
const addCar = async (more: object = {}) =>
  (
    await ask<Car>(groupCar.save, {
      ...{
        groupId,
        plate: `粤B${90_000 + ++n}`,
        vehicleType: vehicleType.code.taxi,
        modelId,
      },
      ...more,
    })
  ).data

it('moves a team below another one of its fleet, and never below itself', async () => {
  const [one, two] = [await addTeam('甲'), await addTeam('乙')]
  const move = (team: Team, pid: number | null) =>
    ask<Team>(groupTeam.move, { id: team.id, version: team.version, pid })
  const moved = await move(two, one.id)
  expect(moved).toMatchObject({ data: { pid: one.id, version: 2 } })
  expect(await move(two, null)).toMatchObject(refused('record.stale'))
  expect(await move(one, two.id)).toMatchObject(refused('team.circle'))
  const other = await addTeam('丙', { groupId: otherId })
  expect(await move(moved.data, other.id)).toMatchObject(refused('team.elsewhere'))
  expect(await ask(groupTeam.delete, { id: one.id })).toMatchObject(refused('record.inUse'))
  expect(await ask(groupTeam.save, { groupId, name: '甲' })).toMatchObject(refused('record.duplicate'))
  expect((await ask(groupTeam.delete, { id: two.id })).code).toBe(0)
})

it('takes a member in by phone, once', async () => {
  const team = await addTeam('丁')
  const member = await addMember({ teamId: team.id })
  expect(member).toMatchObject({ groupId, teamId: team.id, monthFen: 0, state: activeState.code.on })
  const again = {
    groupId: otherId,
    name: '李明',
    phone: member.phone,
    role: 1,
    monthLimitFen: 0,
    teamId: null,
  }
  expect(await ask(groupMember.save, again)).toMatchObject(refused('member.inFleet'))
  expect(await ask(groupMember.save, { ...again, teamId: team.id })).toMatchObject(refused('team.elsewhere'))
  const { data } = await ask<OutputOf<typeof groupMember.page>>(
    groupMember.page,
    { teamId: team.id },
    'viewer',
  )
  expect(data.records.map(({ phone }) => phone)).toEqual([expect.stringMatching(/^177\*{4}\d{4}$/)])
  expect((await ask(groupMember.delete, { id: member.id })).code).toBe(0)
  expect((await ask(groupMember.save, again)).code).toBe(0)
})

it('sets the month limit of many, and says who is not there', async () => {
  const members = [await addMember(), await addMember()]
  const ids = members.map(({ id }) => id)
  const theirs = demoId(10_002, 'groupMember', 1)
  const limit = { ids: [...ids, theirs], monthLimitFen: 9_900 }
  expect(await ask(groupMember.setLimit, limit)).toMatchObject({
    data: { done: expect.arrayContaining(ids), refused: [{ id: theirs, reason: 'record.notFound' }] },
  })
  expect(await ask(groupMember.get, { id: ids[0] })).toMatchObject({ data: { monthLimitFen: 9_900 } })
  expect((await ask(groupMember.setLimit, limit, 'viewer')).code).toBe(403)
})

it('disables and enables a member, each from the other state', async () => {
  const { id } = await addMember()
  expect(await ask(groupMember.enable, { id })).toMatchObject(refused('transition.notAllowed'))
  expect(await ask(groupMember.disable, { id })).toMatchObject({ data: { state: activeState.code.off } })
  expect(await ask(groupMember.disable, { id })).toMatchObject(refused('transition.notAllowed'))
})

it('takes a car in that has no owner, and lets it go', async () => {
  const car = await addCar()
  expect(car).toMatchObject({ groupId, monthWh: 0, teamId: null })
  const again = { groupId: otherId, plate: car.plate, vehicleType: 2, modelId }
  expect(await ask(groupCar.save, again)).toMatchObject(refused('car.owned'))
  expect((await ask(groupCar.delete, { id: car.id }, 'stranger')).code).toBe(404)
  expect((await ask(groupCar.delete, { id: car.id })).code).toBe(0)
  expect(await ask(groupCar.save, again)).toMatchObject({ data: { id: car.id, groupId: otherId } })
})

it('moves cars into a team of their own fleet only', async () => {
  const team = await addTeam('戊')
  const [own, other] = [await addCar(), await addCar({ groupId: otherId })]
  const body = { ids: [own.id, other.id], teamId: team.id }
  expect(await ask(groupCar.move, body)).toMatchObject({
    data: { done: [own.id], refused: [{ id: other.id, reason: 'team.elsewhere' }] },
  })
  expect(await ask(groupCar.get, { id: own.id })).toMatchObject({ data: { teamName: '戊' } })
  expect(await ask(groupTeam.delete, { id: team.id })).toMatchObject(refused('record.inUse'))
  expect((await ask(groupCar.move, body, 'viewer')).code).toBe(403)
  expect((await ask(groupCar.move, body, 'stranger')).code).toBe(404)
})

it('shows nothing of another seller', async () => {
  expect((await ask(groupTeam.selectAll, { groupId }, 'stranger')).code).toBe(404)
  for (const call of [groupMember.page, groupCar.page])
    expect(await ask(call, { groupId }, 'stranger'), call.path).toMatchObject({ data: { total: 0 } })
})
