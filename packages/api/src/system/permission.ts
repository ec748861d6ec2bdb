import { empty } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { service } from '../contract.ts'
import { PermissionEntry } from '../menu/permission-entry.ts'
import { ById, Id, Version } from '../wire.ts'

const Title = empty.max(40)
const Icon = z.string().max(40)
const Sort = z.int().min(0).max(1_000_000)
const IsShow = z.literal([0, 1])
/** A path of the console, the console's frame for a page of another host, or an address over HTTPS. */
const Url = z.union([
  z.literal(''),
  z
    .string()
    .max(300)
    .regex(/^(\/[\w/-]*(\?src=[\w%.~-]+)?|https:\/\/[^\s]+)$/, 'url'),
])

/** An entry of the menu as it is edited. */
export const MenuItem = PermissionEntry.extend({
  /** The platform has added it; all others come with the console. */
  isAdded: z.boolean(),
  /** Off: nobody has it, whatever the roles say. */
  isEnabled: z.boolean(),
  /** The caller's level has changed it: it can be set back. */
  isChanged: z.boolean(),
  /** How it is without that. */
  original: PermissionEntry,
  /** 0 where nothing was changed yet. */
  version: Version,
})

/** A new entry: a group, a link, or an action that roles may hold. */
export const MenuItemDraft = z.object({
  pid: Id,
  name: z.string().regex(/^[A-Za-z][\w]{0,39}(:[A-Za-z]\w{0,39})?$/, 'name'),
  componentType: z.enum(['CATALOG', 'MENU', 'BUTTON']),
  title: Title,
  titleEn: Title,
  url: Url.default(''),
  icon: Icon.default(''),
  sort: Sort,
  isShow: IsShow.default(1),
})

/** What may be changed of an entry; what is absent stays. A seller changes the last five, for its own people. */
export const MenuItemChange = z.object({
  pid: Id.optional(),
  url: Url.optional(),
  title: Title.optional(),
  titleEn: Title.optional(),
  icon: Icon.optional(),
  sort: Sort.optional(),
  isShow: IsShow.optional(),
})

const refusals = {
  'permission.platformOnly': [
    'Only the platform changes the structure of the menu',
    '只有平台可以更改菜单结构',
  ],
  'permission.place': ['It cannot be placed there', '不能放在该位置'],
  'permission.builtIn': [
    'Built-in entries keep their address and cannot be deleted',
    '系统自带的菜单地址不可更改，也不可删除',
  ],
  'permission.hidden': [
    'This page shows one record and opens from its list: it cannot be shown in the menu',
    '该页面展示单条记录，从列表打开，不能显示在菜单中',
  ],
} as const

const at = service('system-service/permission')

export const permission = {
  user: at('user', 'signedIn').gives(z.array(PermissionEntry)),
  /** What there is to grant: the menu, and the actions on screens that stand in no menu. */
  tree: at('tree', ['permission', 'role', 'RoleConfig', 'seller']).gives(
    // Whether the caller holds it, and so may give it on.
    z.array(PermissionEntry.extend({ isOwn: z.boolean() })),
  ),
  /** The whole menu as it is edited. */
  menu: at('menu', 'permission').gives(z.array(MenuItem)),
  get: at('get', 'permission').takes(ById).gives(MenuItem),
  save: at('save', 'permission:add').takes(MenuItemDraft).gives(MenuItem).fails('record.duplicate', refusals),
  update: at('update', 'permission:edit')
    .takes(MenuItemChange.extend({ id: Id, version: Version }))
    .gives(MenuItem)
    .fails('record.stale', refusals),
  /** Puts an entry at an index among its neighbours; below another one only for the platform. */
  sort: at('sort', 'permission:edit')
    .takes(z.object({ id: Id, pid: Id, index: z.int().min(0).max(1_000) }))
    .gives(z.array(MenuItem))
    .fails(refusals),
  enable: at('enable', 'permission:enable')
    .takes(z.object({ id: Id, isEnabled: z.boolean() }))
    .gives(MenuItem)
    .fails(refusals),
  /** One entry, or all, as they come. */
  reset: at('reset', 'permission:edit')
    .takes(z.object({ id: Id.optional() }))
    .gives(z.array(MenuItem)),
  delete: at('delete', 'permission:delete').takes(ById).fails('record.inUse', refusals),
}

export type MenuItem = z.input<typeof MenuItem>
