import { smsName } from '@ampdeck/validation/patterns'
import { phone } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { activeState } from '../enumerations/member.ts'
import { smsScene, smsState } from '../enumerations/system.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { Id, Timestamp, Version } from '../wire.ts'
import { type SmsSceneKey, templateFault } from './sms-scenes.ts'

/** What is typed; without a signature the texts are sent bare. */
export const SmsConfigDraft = z.object({
  sign: z
    .union([z.literal(''), smsName])
    .nullable()
    .default(null),
})

const SmsConfig = SmsConfigDraft.extend({
  /** Whether messages leave the house, or stay in the outbox. */
  isConnected: z.boolean(),
  version: Version,
  updateTime: Timestamp.nullable(),
  updateUserName: z.string().nullable(),
})

const template = {
  scene: codeOf(smsScene),
  content: z.string().min(1).max(200),
  contentEn: z.string().min(1).max(300),
  state: codeOf(activeState),
}

/** What is typed. Each text uses the blanks that the sender of its scene fills. */
export const SmsTemplateDraft = z
  .object(template)
  .superRefine(({ scene, content, contentEn, state }, check) => {
    const key = smsScene.key(scene) as SmsSceneKey
    const refuse = (field: string, message: string) =>
      check.addIssue({ code: 'custom', path: [field], message })
    const faults = { content: templateFault(key, content), contentEn: templateFault(key, contentEn) }
    for (const [field, fault] of Object.entries(faults)) if (fault) refuse(field, fault)
    // Nobody would get in.
    if (scene === smsScene.code.captcha && state === activeState.code.off) refuse('state', 'template.captcha')
  })

const SmsTemplate = z.object({
  ...template,
  /** Of the list of scenes, not of a record. */
  id: Id,
  isOwn: z.boolean(),
  version: Version,
  updateTime: Timestamp.nullable(),
  updateUserName: z.string().nullable(),
})

export const SmsLogFilter = z.object({
  /** The whole number: of who looks for it, the number is known. */
  phone: filter.text(),
  scene: filter.codes(smsScene),
  state: filter.codes(smsState),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

/** An SMS as it is shown: never its text, which may hold a captcha. */
const SmsLog = z.object({
  id: Id,
  /** The middle is hidden. */
  phone: z.string(),
  scene: codeOf(smsScene).nullable(),
  state: codeOf(smsState),
  tries: z.int(),
  lastError: z.string().nullable(),
  createTime: Timestamp,
  sentTime: Timestamp.nullable(),
})

const configAt = service('system-service/smsConfig')
const templateAt = service('system-service/smsTemplate')
const logAt = service('system-service/smsLog')
const sortable = ['createTime'] as const
const ofScene = z.object({ scene: codeOf(smsScene) })

export const smsConfig = {
  get: configAt('get', 'smsConfig').gives(SmsConfig),
  update: configAt('update', 'smsConfig:edit')
    .takes(SmsConfigDraft.extend({ version: Version }))
    .gives(SmsConfig)
    .fails('record.stale'),
}

export const smsTemplate = {
  page: templateAt('page', 'smsConfig')
    .takes(paged(z.object({ scene: filter.codes(smsScene), state: filter.codes(activeState) }), ['scene']))
    .gives(pageOf(SmsTemplate)),
  /** A text of one's own: the first one for a scene, or its next version. */
  save: templateAt('save', ['smsConfig:add', 'smsConfig:edit'])
    .takes(SmsTemplateDraft.safeExtend({ version: Version }))
    .gives(SmsTemplate)
    .fails('record.stale'),
  /** The product's own text is sent again. */
  delete: templateAt('delete', 'smsConfig:delete').takes(ofScene),
  /** Really sends a scene's text, with samples in its blanks. */
  test: templateAt('test', 'smsConfig:edit')
    .takes(ofScene.extend({ phone }))
    .gives(z.object({ text: z.string() }))
    .fails({
      'sms.tooMany': ['Ten tests were sent today already', '今日已发送 10 条测试短信'],
      'sms.off': ['This scene is switched off', '该场景已停用'],
    }),
}

export const smsLog = {
  page: logAt('page', 'smsConfig').takes(paged(SmsLogFilter, sortable)).gives(pageOf(SmsLog)),
  export: logAt('export', 'smsConfig:export')
    .takes(exported(SmsLogFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type SmsConfig = z.input<typeof SmsConfig>
export type SmsTemplate = z.input<typeof SmsTemplate>
export type SmsLog = z.input<typeof SmsLog>
