import type { UserInfo } from '@ampdeck/api/system/user'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Panel } from '@ampdeck/ui/detail'
import { DraftForm, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { useUnsaved } from '@ampdeck/ui/open-pages'
import { CloseQuestion } from '../shell/close-question.tsx'
import { openDialog } from '../shell/dialogs/open-dialog.ts'
import { accountTexts } from './account.texts.ts'
import styles from './base-settings.module.css'
import { mayEdit } from './may-edit.ts'
import { ProfileFields } from './profile-fields.tsx'
import { ProfileView } from './profile-view.tsx'
import { useProfileDraft } from './use-profile-draft.ts'

const words = texts({
  base: ['Basic settings', '基本设置'],
  readOnly: ['The profile of the platform itself cannot be edited', '平台账号的资料不可编辑'],
})

/** The profile as a page (screens.md S007): a form, or only to be read where it may not be edited. */
export function BaseSettings({ user }: { user: UserInfo }) {
  const say = useSay()
  if (mayEdit(user)) return <ProfileForm user={user} />
  return (
    <Panel title={say(words.base)} caption={say(words.readOnly)} tools={<ChangePassword />}>
      <ProfileView of={user} />
    </Panel>
  )
}

function ProfileForm({ user }: { user: UserInfo }) {
  const say = useSay()
  const form = useProfileDraft(user, (wasSaved) => {
    if (!wasSaved) form.methods.reset()
  })
  useUnsaved(form.methods.formState.isDirty)

  return (
    <Panel title={say(words.base)} tools={<ChangePassword />}>
      <DraftForm of={form} className={styles.form}>
        <FormSection>
          <ProfileFields of={form} />
        </FormSection>
        <div className={styles.buttons}>
          <Button look="plain" size="form" onClick={form.leave}>
            {say(commonTexts.cancel)}
          </Button>
          <Button type="submit" look="primary" size="form" busy={form.isBusy}>
            {say(commonTexts.save)}
          </Button>
        </div>
      </DraftForm>
      {form.isLeaving && <CloseQuestion onAnswer={form.answerLeave} />}
    </Panel>
  )
}

function ChangePassword() {
  const say = useSay()
  return (
    <Button size="small" onClick={() => openDialog({ name: 'changePassword' })}>
      {say(accountTexts.changePassword)}
    </Button>
  )
}
