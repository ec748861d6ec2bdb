import { userSegment } from '@ampdeck/api/enumerations/member'
import { type UserSegmentRow, userPortrait } from '@ampdeck/api/statistics/user-portrait'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  title: [
    'Tag {count} member: {segment} | Tag {count} members: {segment}',
    '为 {count} 位{segment}会员打标签',
  ],
  name: ['Tag', '标签'],
  lead: [
    'A name not yet in use creates a new tag. Members who leave the segment keep the tag.',
    '名称不存在时将新建标签。会员离开该分群后标签保留。',
  ],
  save: ['Save tag', '保存标签'],
  done: [
    '{count} member tagged, {had} had the tag | {count} members tagged, {had} had the tag',
    '已为 {count} 位会员打标签，{had} 位已有该标签',
  ],
})

const Tag = z.object({ name: empty.max(10).pipe(normal) })

/** Gives all members of a segment a tag. */
export function SegmentTagDialog({
  of: { segment, members },
  onClose,
}: {
  of: UserSegmentRow
  onClose: () => void
}) {
  const say = useSay()
  const { language } = useLanguage()
  const form = useCallForm(userPortrait.saveTag, Tag, {
    texts: words,
    defaults: { name: '' },
    input: ({ name }) => ({ segment, name }),
    said: (done) => say(words.done, { count: done.added, had: done.members - done.added }),
    onClose,
  })
  const title = say(words.title, { count: members, segment: userSegment.label(segment, language) })

  return (
    <FormDialog form={form} title={title} action={say(words.save)} lead={say(words.lead)} onClose={onClose}>
      <TextField of={form} name="name" />
    </FormDialog>
  )
}
