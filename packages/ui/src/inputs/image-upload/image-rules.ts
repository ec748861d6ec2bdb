import type { Text } from '@ampdeck/api/texts'
import { extensionOf, type FileFacts, isHeic, kindOf } from '../file-upload/file-rules.ts'
import { imageTexts } from './image-upload.texts.ts'

/** The endings that are taken, and a limit that must stay above the size. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif'] as const
const LIMIT = 2 * 1_024 * 1_024

/**
 * Why a picture is refused. Ending and content are both checked: a GIF is taken by its
 * ending, what claims to be jpeg or png must be one of the two. Only of an avatar the message speaks of one.
 */
export function imageRefusal({ name, size, head }: FileFacts, isAvatar: boolean): Text | undefined {
  const extension = extensionOf(name)
  const kind = kindOf(head)
  const isKnown = (IMAGE_EXTENSIONS as readonly string[]).includes(extension)
  const isPicture = extension === 'gif' ? kind === 'gif' : kind === 'jpeg' || kind === 'png'
  if (isHeic({ name, head })) return imageTexts.heic
  if (!isKnown || !isPicture) return imageTexts.format
  if (size < LIMIT) return undefined
  return isAvatar ? imageTexts.avatarTooLarge : imageTexts.tooLarge
}
