import { showMessage } from '@ampdeck/ui/toast'
import { type ComponentProps, useEffect, useState } from 'react'
import { client } from '../data/client.ts'
import { failureOf } from '../data/failure-of.ts'

/** Pictures of records are given to whoever may read the record: an `<img>` sends no token, so they are fetched. */
const isPrivate = (url: string) => url.startsWith('/config-service/picture/')

/** Where the browser finds a picture: its own address, or, once it was fetched, one of this page alone. */
function usePictureSource(url: string): string | undefined {
  const [fetched, setFetched] = useState<{ url: string; source: string }>()

  useEffect(() => {
    if (!isPrivate(url)) return
    const aborter = new AbortController()
    let source: string | undefined
    fetchPicture(url, aborter.signal)
      .then((made) => {
        source = made
        if (aborter.signal.aborted) URL.revokeObjectURL(made)
        else setFetched({ url, source: made })
      })
      // What cannot be read shows its text.
      .catch(() => undefined)
    return () => {
      aborter.abort()
      if (source) URL.revokeObjectURL(source)
    }
  }, [url])

  if (!isPrivate(url)) return url
  return fetched?.url === url ? fetched.source : undefined
}

async function fetchPicture(url: string, signal?: AbortSignal): Promise<string> {
  const response = await client.open(url, { signal })
  return URL.createObjectURL(await response.blob())
}

interface PictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  url: string
  alt: string
}

/** A picture of a record. */
export function PrivatePicture({ url, alt, ...rest }: PictureProps) {
  return <img {...rest} src={usePictureSource(url)} alt={alt} />
}

/** The same, which opens in full. */
export function PictureLink({ url, alt }: Pick<PictureProps, 'url' | 'alt'>) {
  const source = usePictureSource(url)
  return (
    <a href={source} target="_blank" rel="noopener noreferrer">
      <img src={source} alt={alt} />
    </a>
  )
}

/** The new page reads it a little later. */
const KEPT_MS = 60_000

/** Opens a picture that was sent a moment ago; why it cannot be opened is a message. */
export async function openPicture(url: string): Promise<void> {
  try {
    const source = await fetchPicture(url)
    window.open(source, '_blank', 'noopener')
    setTimeout(() => URL.revokeObjectURL(source), KEPT_MS)
  } catch (error) {
    showMessage({ text: failureOf(error as Error).message, tone: 'error' })
  }
}
