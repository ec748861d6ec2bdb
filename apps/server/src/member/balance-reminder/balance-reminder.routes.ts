import { reminderWay } from '@ampdeck/api/enumerations/member'
import { balanceReminder } from '@ampdeck/api/member/balance-reminder'
import { platformOf, type Request } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { receiversBy, remind } from './balance-reminder.service.ts'
import { type Draft, get, page } from './balance-reminder.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, balanceReminder, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => get(rows, input.id),
    save: async (request) => {
      const { rows, input } = request
      await check(request, input)
      return get(rows, await rows.insert('balanceReminder', { ...input, lastSent: null }))
    },
    update: async (request) => {
      const { rows, input } = request
      const { id, version, ...draft } = input
      await check(request, draft)
      // What is told from now on is another threshold's: the next look decides anew.
      await rows.update('balanceReminder', { id, version }, { ...draft, isBelow: 0 })
      return get(rows, id)
    },
    delete: async ({ rows, input }) => {
      await rows.remove('balanceReminder', input.id)
      return null
    },
    test: async (request) => {
      const reminder = await get(request.rows, request.input.id)
      return { sent: await remind({ ...platformOf(request), jobs: server.jobs }, reminder) }
    },
  })
}

/** The fleet is one of the caller's, and each way has somebody to reach. */
async function check(
  { rows, fail }: Omit<Request<typeof balanceReminder.save>, 'input'>,
  draft: Draft,
): Promise<void> {
  await rows.get('fleet', draft.groupId)
  const { phones, mails } = receiversBy(draft)
  const lacks = (way: number, found: readonly string[]) =>
    draft.ways.some((wanted) => wanted === way) && found.length === 0
  if (lacks(reminderWay.code.sms, phones) || lacks(reminderWay.code.mail, mails))
    throw fail('reminder.noReceiver')
}
