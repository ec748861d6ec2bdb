import { sex } from '@ampdeck/api/enumerations/system'
import { SegmentField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { ImageField } from '@ampdeck/ui/image-upload'
import { sendAvatar } from './send-avatar.ts'
import type { ProfileForm } from './use-profile-draft.ts'

/** What people may change about themselves, in the order of screens.md S007. */
export function ProfileFields({ of: form }: { of: ProfileForm }) {
  return (
    <>
      <ImageField of={form} name="icon" upload={sendAvatar} shape="round" wide />
      <TextField of={form} name="name" />
      <TextField of={form} name="account" />
      <TextField of={form} name="telephone" type="tel" />
      <TextField of={form} name="email" type="email" />
      <SegmentField of={form} name="sex" options={sex} />
      <TextField of={form} name="weChatNumber" />
      <TextField of={form} name="zipCode" />
      <TextField of={form} name="phone" type="tel" />
      <TextAreaField of={form} name="mailAddress" mayExceed />
    </>
  )
}
