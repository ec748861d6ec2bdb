import { resourceKeyOf } from '@ampdeck/api/query'
import { account, ProfileDraft } from '@ampdeck/api/system/account'
import type { UserInfo } from '@ampdeck/api/system/user'
import type { Draft } from '@ampdeck/ui/form'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useCallForm } from '../form/use-call-form.ts'
import { useDraftName } from '../form/use-draft-name.ts'
import { accountTexts, userTexts } from './account.texts.ts'

export type ProfileForm = Draft<z.input<typeof ProfileDraft>>

/** The form of one's own profile; code 0 reads the profile anew, so that the header shows it at once. */
export function useProfileDraft(user: UserInfo, onDone: (wasSaved: boolean) => void): ProfileForm {
  const queries = useQueryClient()
  const keep = useDraftName(account.update.path)

  return useCallForm(account.update, ProfileDraft, {
    texts: userTexts,
    record: user,
    ...(keep !== undefined && { keep }),
    input: (draft) => ({ ...draft, id: user.id, version: user.version }),
    said: accountTexts.saved,
    onDone: (saved) => onDone(saved !== undefined),
    reload: () => void queries.invalidateQueries({ queryKey: resourceKeyOf(account.update) }),
  })
}
