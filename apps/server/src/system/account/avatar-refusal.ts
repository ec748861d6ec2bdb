import { AVATAR_EXTENSIONS, AVATAR_LIMIT } from '@ampdeck/validation/forms'
import type { Picture } from '../../files/picture/picture.ts'

interface Sent {
  name: string
  size: number
  /** What it is by its content; nothing for no picture. */
  type: Picture['type'] | undefined
}

/**
 * Why a file cannot be an avatar (requirements.md §5 "Avatar upload"). The specification checks for JPEG or PNG and yet lists
 * the ending gif: a GIF is taken by its ending alone, behind any other ending the content is JPEG or PNG. Size comes
 * first, so that a large file hears of its size whatever it is.
 */
export function avatarRefusal({ name, size, type }: Sent): 'avatar.format' | 'avatar.size' | undefined {
  if (size >= AVATAR_LIMIT) return 'avatar.size'
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const isKnown = (AVATAR_EXTENSIONS as readonly string[]).includes(extension)
  const isPicture = type !== undefined && (type !== 'image/gif' || extension === 'gif')
  return isKnown && isPicture ? undefined : 'avatar.format'
}
