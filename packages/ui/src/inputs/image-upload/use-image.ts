import type { Text } from '@ampdeck/api/texts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { factsOf } from '../file-upload/file-rules.ts'
import type { Uploader } from '../file-upload/upload.ts'
import { imageRefusal } from './image-rules.ts'
import { imageTexts } from './image-upload.texts.ts'

/** A picture on its way: checked, cut, sent. `onDone` gets its address. */
export function useImage(
  upload: Uploader,
  onDone: (url: string) => void,
  onPending?: (isPending: boolean) => void,
) {
  const [chosen, setChosen] = useState<File>()
  const [error, setError] = useState<Text>()
  const [progress, setProgress] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  // What is sent ends later than the render that started it: the list may have changed meanwhile.
  const latest = useRef(onDone)
  useLayoutEffect(() => {
    latest.current = onDone
  })

  const choose = async (file: File | undefined) => {
    if (!file) return
    const refusal = imageRefusal(await factsOf(file))
    setError(refusal)
    setChosen(refusal ? undefined : file)
  }

  const send = async (file: File) => {
    setChosen(undefined)
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setProgress(0)
    onPending?.(true)
    try {
      const { url, id } = await upload(file, { signal: controller.signal, onProgress: setProgress })
      if (!controller.signal.aborted) latest.current(url ?? String(id ?? ''))
    } catch (thrown) {
      // Whatever the call threw: the picture that was there stays, and another try is one press away.
      if (!controller.signal.aborted) setError(refusalOf(thrown) ?? imageTexts.failed)
    } finally {
      if (running.current === controller) {
        setProgress(undefined)
        onPending?.(false)
      }
    }
  }

  return {
    chosen,
    error,
    /** 0 to 1 while it is sent. */
    progress,
    choose,
    send,
    cancel: () => setChosen(undefined),
    refuse: () => {
      setChosen(undefined)
      setError(imageTexts.unreadable)
    },
  }
}

/** The server's own sentence, in the reader's language already; nothing where it sent none. */
function refusalOf(thrown: unknown): Text | undefined {
  const isRefusal = thrown instanceof Error && 'kind' in thrown && thrown.message !== ''
  return isRefusal ? [thrown.message, thrown.message] : undefined
}
