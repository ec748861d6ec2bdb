import { groupTeam } from '@ampdeck/api/member/group-team'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as teams from './group-team.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, groupTeam, {
    get: ({ rows, input }) => teams.get(rows, input.id),
    selectAll: async ({ rows, input }) => teams.ofFleet(rows, (await rows.get('fleet', input.groupId)).id),
    save: async ({ rows, input, fail }) => {
      const { id } = await rows.get('fleet', input.groupId)
      if (!(await teams.isOfFleet(rows, input.pid, id))) throw fail('team.elsewhere')
      return teams.get(rows, await rows.insert('groupTeam', input).catch(refuseDuplicate(fail, 'name')))
    },
    update: async ({ rows, input, fail }) => {
      const { id, version, name } = input
      await rows.update('groupTeam', { id, version }, { name }).catch(refuseDuplicate(fail, 'name'))
      return teams.get(rows, id)
    },
    move: (request) => move(request),
    delete: async ({ rows, input, fail }) => {
      const { members, cars, groupId } = await teams.get(rows.wholeSeller(), input.id)
      const hasTeams = (await teams.ofFleet(rows, groupId)).some(({ pid }) => pid === input.id)
      if (members > 0 || cars > 0 || hasTeams) throw fail('record.inUse')
      await rows.remove('groupTeam', input.id)
      return null
    },
  })
}

async function move({ rows, input, fail }: Request<typeof groupTeam.move>) {
  const { id, version, pid } = input
  const { groupId } = await rows.get('groupTeam', id)
  if (!(await teams.isOfFleet(rows, pid, groupId))) throw fail('team.elsewhere')
  const parents = new Map((await teams.ofFleet(rows, groupId)).map((team) => [team.id, team.pid]))
  for (let above = pid; above !== null; above = parents.get(above) ?? null)
    if (above === id) throw fail('team.circle')
  await rows.update('groupTeam', { id, version }, { pid })
  return teams.get(rows, id)
}
