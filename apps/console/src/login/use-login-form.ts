import type { Text } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { redirectTarget } from '../session/paths.ts'
import { leave } from './leave.ts'
import { loginTexts as words } from './login.texts.ts'
import { failureText } from './login-failure.ts'
import { goToNextStep } from './next-step.ts'

/** What is wrong with what was typed; nothing where it is fine. */
export type Check = (text: string) => Text | undefined

export const required: Check = (text) => (text.trim() === '' ? words.required : undefined)

type Typed<Name extends string> = Record<Name, string>

export interface LoginDraft<Name extends string> {
  ref: RefObject<HTMLFormElement | null>
  isBusy: boolean
  failure: string | undefined
  /** What a field of this name takes. */
  field: (name: Name) => { name: Name; size: 'large'; required: true; error: string | undefined }
  /** What was typed, where every one of these fields is right; else the first wrong one is named and gets the focus. */
  read: <Some extends Name>(names: readonly Some[]) => Typed<Some> | undefined
  /** Does something that may fail, and says so; then there is nothing to give. */
  attempt: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>
  submit: (event?: FormEvent) => Promise<void>
}

/**
 * A form of the login pages. Its inputs keep their own values, so that what was typed before the page's script arrived
 * stays. After the log-in it leads on to where somebody wanted to go, or to its next step (codes 921 and 922).
 */
export function useLoginForm<Name extends string>(
  checks: Readonly<Record<Name, Check>>,
  send: (typed: Typed<Name>) => Promise<void>,
): LoginDraft<Name> {
  const say = useSay()
  const ref = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [wrong, setWrong] = useState<Partial<Record<Name, Text>>>({})

  const read = <Some extends Name>(names: readonly Some[]) => {
    if (!ref.current) return undefined
    const typed = Object.fromEntries(new FormData(ref.current)) as Typed<Some>
    const found = names.filter((name) => checks[name](typed[name] ?? ''))
    setWrong(Object.fromEntries(found.map((name) => [name, checks[name](typed[name] ?? '')])) as typeof wrong)
    if (found[0] === undefined) return typed
    ref.current.querySelector<HTMLInputElement>(`[name="${found[0]}"]`)?.focus()
    return undefined
  }
  const attempt = async <Result>(work: () => Promise<Result>) => {
    setFailure(undefined)
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      setFailure(failureText(error, say))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    const typed = isBusy ? undefined : read(Object.keys(checks) as Name[])
    if (typed) await attempt(() => send(typed).then(goOn, goToNextStep))
  }
  const field = (name: Name) => {
    const text: Text | undefined = wrong[name]
    return { name, size: 'large' as const, required: true as const, error: text && say(text) }
  }

  return { ref, isBusy, failure, field, read, attempt, submit }
}

function goOn(): Promise<never> {
  return leave(redirectTarget(location.search, location.origin))
}
