import { newIdempotencyKey } from '@ampdeck/api/client/idempotency-key'
import { serverNow } from '@ampdeck/api/server-clock'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { claimDraft, type DraftClaim } from '../kept-draft/claim-draft.ts'
import { forgetDraft, keepDraft } from '../kept-draft/kept-draft.ts'

/** Typing is kept when it pauses. */
const PAUSE = 400

/** Keeps what is typed into a form on this device, and brings it back after a reload or another log-in. */
export function useKeptDraft<Values extends FieldValues>(
  methods: UseFormReturn<Values, unknown, unknown>,
  name: string | undefined,
  version: number | undefined,
) {
  const [at, setAt] = useState<Date>()
  const key = useRef<string>(undefined)
  const claim = useRef<DraftClaim>(undefined)

  /** The key of this draft's sending, the same until it was saved. */
  const sendingKey = useCallback(() => {
    key.current ??= newIdempotencyKey()
    return key.current
  }, [])

  const keep = useCallback(() => {
    if (!claim.current) return
    const now = serverNow()
    const draft = { at: now, version, values: methods.getValues(), key: sendingKey() }
    if (keepDraft(claim.current.name(), draft)) setAt(new Date(now))
  }, [methods, version, sendingKey])

  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopWaiting = useCallback(() => {
    clearTimeout(pending.current)
    const wasWaiting = pending.current !== undefined
    pending.current = undefined
    return wasWaiting
  }, [])

  useEffect(() => {
    if (!name) return
    const own = claimDraft(name, version)
    claim.current = own
    void own.kept().then((kept) => {
      if (!kept || claim.current !== own) return
      key.current = kept.key
      for (const [field, value] of Object.entries(kept.values))
        methods.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
        })
      setAt(new Date(kept.at))
    })
    return own.release
  }, [methods, name, version])

  useEffect(() => {
    if (!name) return
    const keepAtOnce = () => {
      if (stopWaiting()) keep()
    }
    const stop = methods.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        stopWaiting()
        if (isDirty) pending.current = setTimeout(keepAtOnce, PAUSE)
      },
    })
    // Whoever leaves in the middle of a word finds it again.
    addEventListener('pagehide', keepAtOnce)
    return () => {
      stop()
      removeEventListener('pagehide', keepAtOnce)
      keepAtOnce()
    }
  }, [methods, name, keep, stopWaiting])

  /** It was saved or given up: what is typed next is another draft. */
  const forget = useCallback(() => {
    stopWaiting()
    key.current = undefined
    if (claim.current) forgetDraft(claim.current.name())
  }, [stopWaiting])

  /** The key has done its work; what is typed stays. */
  const renewKey = useCallback(() => {
    key.current = undefined
    keep()
  }, [keep])

  return { at, keep, forget, sendingKey, renewKey }
}
