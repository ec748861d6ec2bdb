import { account } from '@ampdeck/api/system/account'
import { useSay } from '@ampdeck/ui/language'
import { messages } from '@ampdeck/validation/message'
import { md5 } from 'js-md5'
import { useState } from 'react'
import { client } from '../data/client.ts'
import { failureOf } from '../data/failure-of.ts'
import type { PasswordDraft } from './use-password-draft.ts'

interface Outcome {
  isVerified: boolean
  message: string
}

/** Asks the server whether the original password is right; a wrong one is taken out of its field. */
export function useOldPassword({ methods }: PasswordDraft) {
  const say = useSay()
  const [outcome, setOutcome] = useState<Outcome>()

  const check = async () => {
    const typed = methods.getValues('oldPassword')
    if (typed === '' || outcome?.isVerified) return
    const answer = await ask(typed)
    // Typed on while the server was thinking: the answer is about something else.
    if (methods.getValues('oldPassword') !== typed) return
    setOutcome(answer ?? { isVerified: true, message: say(messages['password.verified']) })
    if (answer) methods.setValue('oldPassword', '')
    else methods.clearErrors('oldPassword')
  }

  return { outcome, check, forget: () => setOutcome(undefined) }
}

/** Why the server does not take it; nothing where it does. */
async function ask(typed: string): Promise<Outcome | undefined> {
  try {
    await client(account.checkPassword, { password: md5(typed) })
  } catch (error) {
    return { isVerified: false, message: failureOf(error as Error).message }
  }
}
