import { groupInfo } from '@ampdeck/api/config/group-info'
import { stationGroup } from '@ampdeck/api/config/station-group'
import { people } from '../../access/people.store.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as info from './group-info.service.ts'
import * as groups from './station-group.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, stationGroup, {
    page: ({ rows, input }) => groups.page(rows, input),
    get: ({ rows, input }) => groups.get(rows, input.id),
    selectAll: ({ rows, input }) => groups.options(rows, input),
    owners: ({ rows }) => people(rows),
    save: (request) => groups.save(request),
    update: (request) => groups.update(request),
    delete: async ({ rows, input }) => {
      await rows.remove('stationGroup', input.id)
      return null
    },
  })
  serve(app, server, groupInfo, {
    stations: ({ rows, input }) => info.page(rows, input),
    stat: ({ rows, input }) => info.stat(rows, input.id),
    addStations: (request) => info.addStations(request),
    removeStations: (request) => info.removeStations(request),
  })
}
