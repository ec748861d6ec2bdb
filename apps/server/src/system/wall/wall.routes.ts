import { wall } from '@ampdeck/api/system/wall'
import type { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'
import type { Handlers } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { pairingTries } from './pairing-tries.ts'
import { asShown, page } from './wall.store.ts'
import { beat, claim, enter, makeLink, offer, pair, revoke, screensOf } from './wall-screens.service.ts'

export const routes: Routes = (app, server) => {
  const { settings } = server
  const calls: Handlers<typeof wall> = {
    page: ({ rows, input, now }) => page(rows, input, now),
    get: ({ rows, input, now }) => get(rows, input.id, now),
    save: async ({ rows, input, now, fail }) => {
      const id = await rows.insert('wall', input).catch(refuseDuplicate(fail, 'name'))
      return get(rows, id, now)
    },
    update: async ({ rows, input, now, fail }) => {
      const { id, version, ...draft } = input
      await rows.update('wall', { id, version }, draft).catch(refuseDuplicate(fail, 'name'))
      return get(rows, id, now)
    },
    delete: async (request) => {
      await revoke({ ...request, input: { id: request.input.id } })
      await request.rows.remove('wall', request.input.id)
      return null
    },
    screens: (request) => screensOf(settings, request),
    link: (request) => makeLink(request),
    pair: (request) => pair(request),
    revoke: (request) => revoke(request),
    enter: (request) => enter(server, request),
    offer: (request) => offer(server, request),
    claim: (request) => claim(server, request),
    beat: (request) => beat(settings, request),
  }
  serve(app, server, wall, calls, { pair: pairingTries(server) })
}

async function get(rows: Rows, id: number, now: number) {
  const [found] = await asShown(rows, [await rows.get('wall', id)], now)
  if (!found) throw failures.notFound()
  return found
}
