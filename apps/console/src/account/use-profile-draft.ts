import { resourceKeyOf } from '@ampdeck/api/query'
import { account, ProfileDraft } from '@ampdeck/api/system/account'
import type { UserInfo } from '@ampdeck/api/system/user'
import { type Draft, useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useCall } from '../data/use-call.ts'
import { useDraftName } from '../form/use-draft-name.ts'
import { accountTexts, userTexts } from './account.texts.ts'

export type ProfileForm = Draft<z.input<typeof ProfileDraft>>

/** The form of one's own profile; code 0 reads the profile anew, so that the header shows it at once. */
export function useProfileDraft(user: UserInfo, onDone: (wasSaved: boolean) => void): ProfileForm {
  const say = useSay()
  const update = useCall(account.update)
  const queries = useQueryClient()
  const keep = useDraftName(account.update.path)

  return useDraft<z.input<typeof ProfileDraft>, UserInfo>(ProfileDraft, {
    texts: userTexts,
    record: user,
    ...(keep !== undefined && { keep }),
    submit: (draft, idempotencyKey) =>
      update({ ...draft, id: user.id, version: user.version }, { idempotencyKey }),
    onDone: (saved) => {
      if (saved) showMessage({ text: say(accountTexts.saved), tone: 'status' })
      onDone(saved !== undefined)
    },
    reload: () => void queries.invalidateQueries({ queryKey: resourceKeyOf(account.update) }),
  })
}
