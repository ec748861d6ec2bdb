import { resourceKeyOf } from '@ampdeck/api/query'
import { type UserInfo, user as userCalls } from '@ampdeck/api/system/user'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountTexts } from './account.texts.ts'
import { ProfileFields } from './profile-fields.tsx'
import { useProfileDraft } from './use-profile-draft.ts'

/** The profile as a form. Closing it always asks first, and then reads the data anew (requirements.md §4 "Profile"). */
export function ProfileDrawer({ user, onDone }: { user: UserInfo; onDone: () => void }) {
  const say = useSay()
  const queries = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const form = useProfileDraft(user, (wasSaved) => {
    if (!wasSaved) void queries.invalidateQueries({ queryKey: resourceKeyOf(userCalls.info) })
    onDone()
  })
  const asking = {
    ...form,
    leave: () => setLeaving(true),
    isLeaving,
    answerLeave: (isSure: boolean) => {
      setLeaving(false)
      form.answerLeave(isSure)
    },
  }

  return (
    <FormDrawer form={asking} title={say(accountTexts.editProfile)}>
      <FormSection>
        <ProfileFields of={form} />
      </FormSection>
    </FormDrawer>
  )
}
