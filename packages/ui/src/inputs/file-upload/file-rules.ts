import { extensionOf, HEAD_BYTES, isWhatItSays } from './file-kind.ts'

/** Which files are taken. */
export interface FileRules {
  /** Endings in lower case, without the dot; none takes every ending. */
  extensions?: readonly string[] | undefined
  maxBytes?: number | undefined
}

/** Why a file was refused. */
export type Refusal = 'ending' | 'content' | 'large' | 'empty' | 'many'

/** What the rules read of a file. */
export interface FileFacts {
  name: string
  size: number
  head: Uint8Array
}

/** Checks the ending, the content behind it, and the size; the server does it again. */
export function refusalOf(
  { name, size, head }: FileFacts,
  { extensions, maxBytes }: FileRules,
): Refusal | undefined {
  if (extensions && !extensions.includes(extensionOf(name))) return 'ending'
  if (size === 0) return 'empty'
  if (maxBytes !== undefined && size > maxBytes) return 'large'
  return isWhatItSays(name, head) ? undefined : 'content'
}

/** Reads as much of a file as tells what it is. */
export async function factsOf(file: File): Promise<FileFacts> {
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer()
  return { name: file.name, size: file.size, head: new Uint8Array(head) }
}

/** What the browser's own dialog offers: `.jpg,.png`. */
export function acceptOf(extensions: readonly string[] | undefined): string | undefined {
  return extensions?.map((extension) => `.${extension}`).join(',')
}
