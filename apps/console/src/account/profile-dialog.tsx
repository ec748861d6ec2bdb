import { user as userCalls } from '@ampdeck/api/system/user'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { Awaited } from '../data/awaited.tsx'
import { useRead } from '../data/use-read.ts'
import { accountTexts } from './account.texts.ts'
import { mayEdit } from './may-edit.ts'
import { ProfileView } from './profile-view.tsx'

/** Fields, checks and the cropper come with the first edit. */
const ProfileDrawer = lazyOf(() => import('./profile-drawer.tsx'), 'ProfileDrawer')

export interface ProfileDialogProps {
  onClose: () => void
  onChangePassword: () => void
}

/** The signed-in user's profile (requirements.md §4 "Profile"): to be read, and from there to be changed. */
export function ProfileDialog({ onClose, onChangePassword }: ProfileDialogProps) {
  const say = useSay()
  const [isEditing, setEditing] = useState(false)
  const profile = useRead(userCalls.info, {})
  const { data: user } = profile

  if (isEditing && user) {
    return <ProfileDrawer user={user} onDone={onClose} />
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(accountTexts.profile)}
      footer={
        user && (
          <>
            <Button look="plain" size="form" onClick={onChangePassword}>
              {say(accountTexts.changePassword)}
            </Button>
            {mayEdit(user) && (
              <Button look="primary" size="form" onClick={() => setEditing(true)}>
                {say(accountTexts.edit)}
              </Button>
            )}
          </>
        )
      }
    >
      {user ? <ProfileView of={user} /> : <Awaited of={profile} />}
    </Dialog>
  )
}
