import { activeState, fleetRole } from '@ampdeck/api/enumerations/member'
import { sql } from 'kysely'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { historyStart, once, stream } from '../../demo/world.ts'
import { demoFleets } from '../demo/fleets.demo.ts'
import { demoMembers } from '../demo/members.demo.ts'

const { driver: DRIVER, manager: MANAGER } = fleetRole.code
const { on: ON, off: OFF } = activeState.code
/** Two teams stand below the fleet, the third below the first of them. */
const names = ['一队', '二队', '夜班组'] as const
const PER_FLEET = names.length

const demoTeams = once((world) =>
  demoFleets(world).map((fleet) => {
    const teams = names.slice(0, fleet.n % 3 === 0 ? 2 : PER_FLEET).map((name, index) => {
      const n = fleet.n * PER_FLEET + index
      return { n, name, id: demoId(fleet.sellerId, 'groupTeam', n) }
    })
    return { fleet, teams }
  }),
)

/** The teams of the fleets, and who and what belongs to them: two of three are in a team. */
export const part: DemoPart = {
  name: 'groupTeams',
  after: ['fleets', 'members', 'vehicles'],
  async prepare(world, { copy, db }) {
    const from = historyStart(world)
    const all = demoTeams(world)
    await copy(
      'groupTeam',
      all.flatMap(({ fleet, teams }) =>
        teams.map(({ n, name }, index) => ({
          ...standard(fleet.sellerId, 'groupTeam', n, from),
          groupId: fleet.id,
          name,
          pid: index === 2 ? (teams[0]?.id ?? null) : null,
        })),
      ),
    )
    const teamsOf = new Map(all.map(({ fleet, teams }) => [fleet.id, teams]))
    const drivers = demoMembers(world).filter(({ groupId }) => groupId !== null)
    await copy(
      'groupMember',
      drivers.map(({ id, n, sellerId, groupId, registerTime }, index) => {
        const random = stream(world, 'groupMember', n, sellerId)
        const teams = teamsOf.get(groupId ?? 0) ?? []
        return {
          ...standard(sellerId, 'groupMember', n, registerTime),
          groupId: groupId ?? 0,
          memberId: id,
          teamId: random.chance(0.67) ? (random.pick(teams).id ?? null) : null,
          role: index % 12 === 0 ? MANAGER : DRIVER,
          monthLimitFen: random.chance(0.3) ? random.pick([500_000, 800_000, 1_000_000]) : 0,
          state: random.chance(0.03) ? OFF : ON,
        }
      }),
    )
    for (const { fleet, teams } of all) {
      const ids = teams.map(({ id }) => id)
      await sql`update vehicle set team_id = (${ids}::bigint[])[1 + (id % 4)::int]
        where seller_id = ${fleet.sellerId} and group_id = ${fleet.id} and id % 4 < ${ids.length}`.execute(db)
    }
  },
}
