import { smsScene } from '@ampdeck/api/enumerations/system'
import { smsConfig, smsLog, smsTemplate } from '@ampdeck/api/system/sms-config'
import { smsSceneOf } from '@ampdeck/api/system/sms-scenes'
import { DAY } from '@ampdeck/api/time'
import { orderOf, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { platformOf } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { queueSms } from '../../outbox/outbox.ts'
import { smsText } from '../../outbox/sms-text.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './sms-log.report.ts'
import { matching, shown } from './sms-log.store.ts'
import { keyOf, templateOf, templates } from './sms-template.store.ts'

const MAX_TESTS = 10

export const routes: Routes = (app, server) => {
  const isConnected = server.settings.smsUrl !== undefined
  serve(app, server, smsConfig, {
    get: ({ rows }) => configOf(rows, isConnected),
    update: async ({ rows, input, fail }) => {
      const { version, sign } = input
      const before = await rows.from('smsConfig').select(['id', 'version']).executeTakeFirst()
      if ((before?.version ?? 0) !== version) throw fail('record.stale')
      const values = { sign: sign || null }
      if (before) await rows.update('smsConfig', before, values)
      else await rows.insert('smsConfig', values)
      return configOf(rows, isConnected)
    },
  })

  serve(app, server, smsTemplate, {
    page: async ({ rows, input }) => {
      const { scene, state, current, pageSize, sortOrder } = input
      const found = (await templates(rows)).filter(
        (one) => (!scene || scene.includes(one.scene)) && (!state || state.includes(one.state)),
      )
      const ordered = sortOrder === 'desc' ? found.toReversed() : found
      const records = ordered.slice((current - 1) * pageSize, current * pageSize)
      return { records, total: found.length, current, pageSize }
    },
    save: async ({ rows, input, fail }) => {
      const { version, ...draft } = input
      const { ownId: id, version: known } = await templateOf(rows, draft.scene)
      if (known !== version) throw fail('record.stale')
      if (id) await rows.update('smsTemplate', { id, version }, draft)
      else await rows.insert('smsTemplate', draft)
      return templateOf(rows, draft.scene)
    },
    delete: async ({ rows, input }) => {
      const { ownId } = await templateOf(rows, input.scene)
      if (ownId) await rows.remove('smsTemplate', ownId)
      return null
    },
    test: async (request) => {
      const { rows, input, now, fail, language } = request
      const { tests } = await rows
        .from('outgoingMessage')
        .select(({ fn }) => fn.countAll<number>().as('tests'))
        .where('isTest', '=', 1)
        .where('createTime', '>', now - DAY)
        .executeTakeFirstOrThrow()
      if (Number(tests) >= MAX_TESTS) throw fail('sms.tooMany')
      const { blanks } = smsSceneOf(keyOf(input.scene))
      const scene = keyOf(input.scene)
      const text = await smsText(rows.db, { sellerId: rows.sellerId, scene, blanks, language })
      if (text === undefined) throw fail('sms.off')
      const context = { ...platformOf(request), jobs: server.jobs }
      await queueSms(context, {
        sellerId: rows.sellerId,
        phone: input.phone,
        scene: smsScene.code[scene],
        text,
        isTest: 1,
      })
      return { text }
    },
  })

  serve(app, server, smsLog, {
    page: async ({ rows, input }) => {
      const order = orderOf(input, 'outgoingMessage', { by: 'outgoingMessage.createTime', order: 'desc' })
      const page = await readPage(rows.db, matching(rows, input), input, {
        ...order,
        id: 'outgoingMessage.id',
      })
      return { ...page, records: page.records.map(shown) }
    },
    export: (request) => startExport(request, server.jobs, report),
  })
}

async function configOf(rows: Rows, isConnected: boolean) {
  const found = await rows
    .from('smsConfig')
    .leftJoin('accountUser as user', sameSeller('user.id', 'smsConfig.updateUser'))
    .select(['sign', 'smsConfig.version', 'smsConfig.updateTime', 'user.name as updateUserName'])
    .executeTakeFirst()
  return { sign: null, version: 0, updateTime: null, updateUserName: null, ...found, isConnected }
}
