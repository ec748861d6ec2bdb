import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FileRules, factsOf, type Refusal, refusalOf } from './file-rules.ts'

/** A file that is on the server. */
export interface UploadedFile {
  name: string
  /** Where it lies, or by which number it is known there. */
  url?: string | undefined
  id?: number | string | undefined
  bytes?: number | undefined
}

/** Sends a file. `onProgress` takes the part that was sent, 0 to 1; `signal` stops it. */
export type Uploader = (
  file: File,
  on: { signal: AbortSignal; onProgress: (part: number) => void },
) => Promise<Pick<UploadedFile, 'url' | 'id'>>

/** What stands for a file in a form: where it lies, or its number. */
export function addressOf({ url, id, name }: UploadedFile): string {
  return url ?? (id === undefined ? name : String(id))
}

/** A file that is not on the server, or not yet. */
export interface Upload {
  readonly id: number
  readonly file: File
  readonly state: 'uploading' | 'failed' | 'refused'
  /** 0 to 1. */
  readonly progress: number
  /** Why it was refused here. */
  readonly refusal?: Refusal | undefined
  /** The server's own sentence, in the reader's language already. */
  readonly reason?: string | undefined
}

export interface UploadsOptions extends FileRules {
  files: readonly UploadedFile[]
  onChange: (files: readonly UploadedFile[]) => void
  upload: Uploader
  max: number
  /** Called once a file is there. */
  onDone?: (name: string) => void
}

/** Files on their way: checked, sent, to be stopped and tried again. How many go at once is the browser's choice. */
export function useUploads(options: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  // What is sent ends later than the render that started it: it reads the newest files, also those of this moment.
  // A layout effect, as a passive one of an older render could come after a file is there and forget it.
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const change = (files: readonly UploadedFile[]) => {
    latest.current = { ...latest.current, files }
    latest.current.onChange(files)
  }
  const put = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  const leave = (id: number) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }

  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
      all.clear()
    }
  }, [])

  const send = async (id: number, file: File) => {
    const controller = new AbortController()
    running.current.set(id, controller)
    put(id, { state: 'uploading', progress: 0 })
    try {
      const sent = await latest.current.upload(file, {
        signal: controller.signal,
        onProgress: (part) => put(id, { progress: Math.min(1, Math.max(0, part)) }),
      })
      if (controller.signal.aborted) return
      const { files, max, onDone } = latest.current
      const uploaded = { name: file.name, bytes: file.size, ...sent }
      // A single file is replaced; of several the newest that fits is added.
      change(max === 1 ? [uploaded] : [...files, uploaded])
      leave(id)
      onDone?.(file.name)
    } catch (thrown) {
      // Whatever the call threw, it is told at the file, where it can be tried again.
      const reason =
        thrown instanceof Error && 'kind' in thrown && thrown.message ? thrown.message : undefined
      if (!controller.signal.aborted) put(id, { state: 'failed', reason })
    } finally {
      running.current.delete(id)
    }
  }

  const add = async (chosen: readonly File[]) => {
    const { max, files } = latest.current
    const others = files.length + uploads.filter(({ state }) => state !== 'refused').length
    let room = max === 1 ? 1 : max - others
    for (const file of chosen) {
      const refusal = refusalOf(await factsOf(file), latest.current) ?? (room > 0 ? undefined : 'many')
      lastId.current += 1
      const id = lastId.current
      setUploads((all) => [
        ...all,
        { id, file, state: refusal ? 'refused' : 'uploading', progress: 0, refusal },
      ])
      if (refusal) continue
      room -= 1
      void send(id, file)
    }
  }

  const isPending = uploads.some(({ state }) => state === 'uploading')
  return {
    ...useHeldForm(isPending),
    all: uploads,
    isPending,
    add: (chosen: readonly File[]) => void add(chosen),
    retry: ({ id, file }: Upload) => void send(id, file),
    leave,
    remove: (index: number) => change(latest.current.files.toSpliced(index, 1)),
  }
}

/**
 * Once something of a list was removed, its button is gone: the focus goes to the last button of what stands in its
 * place, and where nothing does to the field itself.
 */
export function focusPlace(box: HTMLElement | null, index: number) {
  requestAnimationFrame(() => {
    const rows = box?.querySelectorAll('li') ?? []
    const buttons = rows[Math.min(index, rows.length - 1)]?.querySelectorAll('button') ?? []
    const next = [...buttons].at(-1) ?? box?.querySelector('input')
    next?.focus()
  })
}

/**
 * Holds the form around `box` back while a file is on its way, which would be missing in what is saved; `wasHeld` once
 * somebody has tried to save. It lets go before the next press.
 */
function useHeldForm(isPending: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [wasHeld, setHeld] = useState(false)

  useLayoutEffect(() => {
    const form = isPending ? box.current?.closest('form') : null
    if (!form) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setHeld(true)
    }
    form.addEventListener('submit', hold, true)
    return () => form.removeEventListener('submit', hold, true)
  }, [isPending])

  return { box, wasHeld: isPending && wasHeld }
}
