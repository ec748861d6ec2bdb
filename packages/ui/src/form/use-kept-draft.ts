import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts'

/** Typing is kept when it pauses. */
const PAUSE = 400

/** Keeps what is typed into a form on this device, and brings it back after a reload. */
export function useKeptDraft<Values extends FieldValues>(
  methods: UseFormReturn<Values, unknown, unknown>,
  name: string | undefined,
  version: number | undefined,
) {
  const [at, setAt] = useState<Date>()

  useEffect(() => {
    if (!name) return
    const kept = readDraft(localStorage, name, version)
    if (!kept) return
    for (const [field, value] of Object.entries(kept.values))
      methods.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    setAt(new Date(kept.at))
  }, [methods, name, version])

  useEffect(() => {
    if (!name) return
    let pause: ReturnType<typeof setTimeout> | undefined
    const stop = methods.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(pause)
        if (!isDirty) return
        pause = setTimeout(() => {
          const now = Date.now()
          if (keepDraft(localStorage, name, { at: now, version, values })) setAt(new Date(now))
        }, PAUSE)
      },
    })
    return () => {
      clearTimeout(pause)
      stop()
    }
  }, [methods, name, version])

  const forget = useCallback(() => {
    if (name) forgetDraft(localStorage, name)
  }, [name])

  return { at, forget }
}
