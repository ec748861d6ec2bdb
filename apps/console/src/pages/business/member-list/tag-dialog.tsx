import { type Member, member } from '@ampdeck/api/member/member'
import { memberTexts } from '@ampdeck/api/member/member.texts'
import { texts } from '@ampdeck/api/texts'
import { Id, optional } from '@ampdeck/api/wire'
import { CheckboxGroupField, SegmentField, TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { type ListState, selectedCount } from '@ampdeck/ui/list'
import { normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { useRead } from '../../../data/use-read.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'

const words = texts({
  title: ['Tag {count} member | Tag {count} members', '为 {count} 位会员设置标签'],
  what: ['Tags', '操作'],
  add: ['Add', '添加'],
  remove: ['Remove', '移除'],
  name: ['New tag', '新标签'],
  save: ['Save tags', '保存标签'],
  done: [
    '{count} member changed, {refused} refused | {count} members changed, {refused} refused',
    '已设置 {count} 位会员，{refused} 位被拒绝',
  ],
})

const Tags = z.object({
  what: z.enum(['add', 'remove']),
  tagIds: z.array(Id),
  name: optional(normal.max(10)),
})

/** Gives the selected members tags, or takes them away. */
export function TagDialog({ list, onClose }: { list: ListState<Member>; onClose: () => void }) {
  const say = useSay()
  const tags = useRead(member.tags, {}).data ?? []
  const form = useCallForm(member.tag, Tags, {
    texts: { ...words, tagIds: memberTexts.tags },
    defaults: { what: 'add', tagIds: [] },
    input: ({ what, tagIds, name }) => ({ ...chosenOf(list), tagIds, name, remove: what === 'remove' }),
    onDone: (answer) => applyBatch(answer, list, (counts) => say(words.done, counts)),
    onClose,
  })
  const title = say(words.title, { count: selectedCount(list.selection, list.total) })

  return (
    <FormDialog form={form} title={title} action={say(words.save)} onClose={onClose}>
      <SegmentField
        of={form}
        name="what"
        options={[
          { value: 'add', label: say(words.add) },
          { value: 'remove', label: say(words.remove) },
        ]}
      />
      <CheckboxGroupField
        of={form}
        name="tagIds"
        options={tags.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField of={form} name="name" />
    </FormDialog>
  )
}
