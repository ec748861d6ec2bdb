import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { type FileRules, factsOf, refusalOf } from './file-rules.ts'
import {
  afterUpload,
  isPending,
  roomFor,
  startable,
  type Upload,
  type UploadedFile,
  type Uploader,
} from './upload.ts'

export interface UploadsOptions extends FileRules {
  files: readonly UploadedFile[]
  onChange: (files: readonly UploadedFile[]) => void
  upload: Uploader
  max: number
  /** Called once a file is there. */
  onDone?: (name: string) => void
}

/** Files on their way: checked, sent a few at a time, to be stopped and tried again. */
export function useUploads(options: UploadsOptions) {
  const [uploads, dispatch] = useReducer(afterUpload, [])
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

  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
      all.clear()
    }
  }, [])

  const send = async ({ id, file }: Upload) => {
    const controller = new AbortController()
    running.current.set(id, controller)
    dispatch({ type: 'started', id })
    try {
      const sent = await latest.current.upload(file, {
        signal: controller.signal,
        onProgress: (part) => dispatch({ type: 'progressed', id, part }),
      })
      if (controller.signal.aborted) return
      const { files, max, onDone } = latest.current
      const uploaded = { name: file.name, bytes: file.size, ...sent }
      // A single file is replaced; of several the newest that fits is added.
      change(max === 1 ? [uploaded] : [...files, uploaded])
      dispatch({ type: 'left', id })
      onDone?.(file.name)
    } catch (thrown) {
      // Whatever the call threw, it is told at the file, where it can be tried again.
      const reason =
        thrown instanceof Error && 'kind' in thrown && thrown.message ? thrown.message : undefined
      if (!controller.signal.aborted) dispatch({ type: 'failed', id, reason })
    } finally {
      running.current.delete(id)
    }
  }

  useEffect(() => {
    for (const upload of startable(uploads)) if (!running.current.has(upload.id)) void send(upload)
  })

  const add = async (chosen: readonly File[]) => {
    const { max, files } = latest.current
    let room = max === 1 ? 1 : roomFor(max, files.length, uploads)
    for (const file of chosen) {
      const refusal = refusalOf(await factsOf(file), latest.current) ?? (room > 0 ? undefined : 'many')
      if (!refusal) room -= 1
      lastId.current += 1
      dispatch({ type: 'added', id: lastId.current, file, refusal })
    }
  }

  const leave = (id: number) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
    dispatch({ type: 'left', id })
  }

  const pending = isPending(uploads)
  return {
    ...useHeldForm(pending),
    all: uploads,
    isPending: pending,
    add: (chosen: readonly File[]) => void add(chosen),
    retry: (id: number) => dispatch({ type: 'retried', id }),
    leave,
    remove: (index: number) => change(latest.current.files.toSpliced(index, 1)),
  }
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
