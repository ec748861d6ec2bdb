import { empty } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { enumeration } from '../enumeration.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'

/** A draft is released, and taken down again; a released help item is not deleted. */
export const helpState = enumeration('HelpState', {
  draft: [1, 'Draft', '草稿', 'waiting', 'waiting'],
  released: [2, 'Released', '已发布', 'good', 'good'],
  down: [3, 'Taken down', '已下架', 'closed', 'off'],
})

export const helpCategory = enumeration('HelpCategory', {
  start: [1, 'First steps', '入门'],
  equipment: [2, 'Stations and piles', '场站与电桩'],
  orders: [3, 'Orders and bills', '订单与账单'],
  members: [4, 'Members and fleets', '会员与车队'],
  operation: [5, 'Alarms and work orders', '告警与工单'],
  money: [6, 'Money', '资金'],
  system: [7, 'System', '系统'],
})

export const helpAudience = enumeration('HelpAudience', {
  console: [1, 'Console', '控制台'],
  app: [2, 'App', 'App'],
})

/** HTML of the kinds that the editor makes; the server removes everything else. */
const Content = z.string().max(50_000)

export const HelpDraft = z.object({
  title: empty.max(50),
  titleEn: optional(z.string().max(80)),
  category: codeOf(helpCategory),
  audience: codeOf(helpAudience),
  /** The page of the console whose "?" opens it. */
  pageId: optional(z.string().max(50)),
  content: Content.min(1, 'empty'),
  contentEn: optional(Content),
})

export const Help = record({ ...HelpDraft.shape, sort: z.int(), state: codeOf(helpState) })
const Row = Help.omit({ content: true, contentEn: true })

export const HelpFilter = z.object({
  title: filter.text(),
  category: filter.codes(helpCategory),
  audience: filter.codes(helpAudience),
  state: filter.codes(helpState),
})

/** What everybody reads: released items only. */
const Article = Help.pick({
  id: true,
  title: true,
  titleEn: true,
  category: true,
  pageId: true,
  updateTime: true,
})

const at = service('member-service/help')

export const help = {
  page: at('page', 'help')
    .takes(paged(HelpFilter, ['title', 'updateTime']))
    .gives(pageOf(Row)),
  get: at('get', 'help').takes(ById).gives(Help),
  save: at('save', 'help:add').takes(HelpDraft).gives(Help),
  /** Only what is not released is changed. */
  update: at('update', 'help:edit')
    .takes(HelpDraft.extend(ByVersion.shape))
    .gives(Help)
    .fails('record.stale', 'transition.notAllowed'),
  delete: at('delete', 'help:delete').takes(ById).fails('transition.notAllowed'),
  release: at('release', 'help:release')
    .takes(ByVersion)
    .gives(Help)
    .fails('record.stale', 'transition.notAllowed'),
  down: at('down', 'help:down').takes(ByVersion).gives(Help).fails('record.stale', 'transition.notAllowed'),
  /** Puts the items of a category into this order. */
  sort: at('sort', 'help:edit').takes(
    z.object({ category: codeOf(helpCategory), ids: z.array(Id).min(1).max(200) }),
  ),
  /** The released items of the console, in their order; with a text those that contain it. */
  selectAll: at('selectAll', 'signedIn')
    .takes(z.object({ text: filter.text() }))
    .gives(z.array(Article)),
  article: at('article', 'signedIn')
    .takes(ById)
    .gives(Help.pick({ id: true, title: true, titleEn: true, content: true, contentEn: true })),
}

export type HelpRow = z.input<typeof Row>
export type Help = z.input<typeof Help>
export type HelpArticle = z.input<typeof Article>

/** What may follow on a state. */
export function mayEditHelp({ state }: Pick<HelpRow, 'state'>): boolean {
  return state !== helpState.code.released
}
