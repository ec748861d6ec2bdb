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
