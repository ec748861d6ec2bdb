import { empty } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { enumeration } from '../enumeration.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'

export const helpState = enumeration('HelpState', {
  draft: [1, 'Draft', '草稿', 'waiting', 'waiting'],
  released: [2, 'Released', '已发布', 'good', 'good'],
  down: [3, 'Taken down', '已下架', 'closed', 'off'],
})

const whileReleased = {
  from: ['draft', 'down'],
  sentences: {
    'transition.notAllowed': ['This item is released. Take it down first', '该条目已发布，请先下架'],
  },
} as const

/** The life of a help item: what is released is read by everybody and changed by nobody. */
export const helpLife = lifeOf('state', helpState, {
  edit: whileReleased,
  delete: whileReleased,
  release: {
    from: ['draft', 'down'],
    to: 'released',
    sentences: { 'transition.notAllowed': ['This item is already released', '该条目已发布'] },
  },
  down: {
    from: 'released',
    to: 'down',
    sentences: { 'transition.notAllowed': ['This item is not released', '该条目未发布'] },
  },
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
  update: at('update', 'help:edit').takes(HelpDraft.extend(ByVersion.shape)).gives(Help).moves(helpLife.edit),
  delete: at('delete', 'help:delete').takes(ById).moves(helpLife.delete),
  release: at('release', 'help:release').takes(ByVersion).gives(Help).moves(helpLife.release),
  down: at('down', 'help:down').takes(ByVersion).gives(Help).moves(helpLife.down),
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
