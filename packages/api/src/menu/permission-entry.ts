import { z } from 'zod'
import { Id } from '../wire.ts'

/** One entry of the flat menu list. */
export const PermissionEntry = z.object({
  id: Id,
  /** 0 for a first-level entry. */
  pid: Id,
  /** Empty for a button. */
  url: z.string(),
  title: z.string(),
  titleEn: z.string(),
  icon: z.string(),
  sort: z.int(),
  /** A page's id, or `pageId:action` for a button. */
  name: z.string(),
  componentType: z.enum(['CATALOG', 'MENU', 'BUTTON']),
  isShow: z.literal([0, 1]),
  /** 1 web, 2 mobile. */
  type: z.int(),
})

export type PermissionEntry = z.input<typeof PermissionEntry>

/**
 * The permission "user", for which the personal settings ask. It comes with being a user: the
 * server adds it to everybody's list, and no role holds it. It is no button, of which the viewer has none.
 */
export const userPermission: PermissionEntry = {
  id: 1,
  pid: 0,
  url: '/account',
  title: '个人中心',
  titleEn: 'Personal centre',
  icon: '',
  sort: 0,
  name: 'user',
  componentType: 'MENU',
  isShow: 0,
  type: 1,
}
