import { openPayments } from '@ampdeck/api/payment/payment-order'
import { paymentConfig } from '@ampdeck/api/system/payment-config'
import { orderOf, readPage } from '../database/page.ts'
import type { Rows } from '../database/rows.ts'
import { sealSecret } from '../foundation/secrets.ts'
import { refuseDuplicate } from '../http/refuse-duplicate.ts'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { embeddedChannel } from './channel/embedded-channel.ts'
import { AnswerLost } from './channel/payment-channel.ts'
import { configById, matching, merchantFrom } from './channel/payment-config.store.ts'

const ONE_FEN = 1

export const routes: Routes = (app, server) => {
  serve(app, server, paymentConfig, {
    page: ({ rows, input }) =>
      readPage(rows.db, matching(rows, input), input, {
        ...orderOf(input, 'paymentConfig', { by: 'paymentConfig.channel', order: 'asc' }),
        id: 'paymentConfig.id',
      }),
    get: ({ rows, input }) => configById(rows, input.id),
    save: async ({ rows, input, fail }) => {
      const { secret, ...draft } = input
      const none = { secret: null, secretTime: null, secretUser: null }
      const values = { ...draft, ...none, ...secretOf(rows, secret) }
      const id = await rows.insert('paymentConfig', values).catch(refuseDuplicate(fail, 'channel'))
      return configById(rows, id)
    },
    update: async ({ rows, input, fail }) => {
      const { id, version, secret, ...draft } = input
      await rows
        .update('paymentConfig', { id, version }, { ...draft, ...secretOf(rows, secret) })
        .catch(refuseDuplicate(fail, 'channel'))
      return configById(rows, id)
    },
    delete: async ({ rows, input, fail }) => {
      const { channel } = await configById(rows, input.id)
      const open = await rows
        .from('paymentOrder')
        .select('paymentOrder.id')
        .where('channel', '=', channel)
        .where('state', 'in', openPayments)
        .limit(1)
        .executeTakeFirst()
      if (open) throw fail('record.inUse')
      await rows.remove('paymentConfig', input.id)
      return null
    },
    test: async ({ rows, input, now }) => {
      const config = await rows.get('paymentConfig', input.id)
      const merchant = merchantFrom(config)
      const request = {
        requestNo: `test:${config.id}:${now}`,
        channel: config.channel,
        amountFen: ONE_FEN,
        merchant,
      }
      const started = performance.now()
      const answer = await embeddedChannel(server.now)
        .pay({ ...request, sentTime: now, tries: 1 })
        .catch((error: unknown) => {
          if (error instanceof AnswerLost) return { outcome: 'failed', message: 'NO_ANSWER' } as const
          throw error
        })
      return {
        isFine: answer.outcome === 'success',
        answer:
          answer.outcome === 'success'
            ? answer.channelNo
            : answer.outcome === 'failed'
              ? answer.message
              : 'PENDING',
        costMs: Math.round(performance.now() - started),
      }
    },
  })
}

/** What is stored of a secret that was typed; of none, what is there stays. */
function secretOf({ now, userId }: Rows, secret: string | null) {
  return secret ? { secret: sealSecret(secret), secretTime: now, secretUser: userId } : {}
}
