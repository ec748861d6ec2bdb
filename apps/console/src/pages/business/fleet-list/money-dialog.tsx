import { type Group, group } from '@ampdeck/api/member/group'
import { groupTexts } from '@ampdeck/api/member/group.texts'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { useMemo } from 'react'
import { fleetMemberSource } from '../../../fleet/fleet-source.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  allocate: ['Allocate to a member of {name}', '{name}：分配给成员'],
  reclaim: ['Reclaim from a member of {name}', '{name}：从成员回收'],
  allocated: ['Allocated', '已分配'],
  reclaimed: ['Reclaimed', '已回收'],
})

const Draft = group.allocate.input.omit({ id: true })

interface MoneyDialogProps {
  fleet: Group
  kind: 'allocate' | 'reclaim'
  onClose: () => void
}

/** Money from a fleet to one of its members, or back. */
export function MoneyDialog({ fleet, kind, onClose }: MoneyDialogProps) {
  const say = useSay()
  const source = useMemo(() => fleetMemberSource(fleet.id), [fleet.id])
  const form = useCallForm(group[kind], Draft, {
    texts: groupTexts,
    input: (draft) => ({ ...draft, id: fleet.id }),
    said: kind === 'allocate' ? words.allocated : words.reclaimed,
    onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words[kind], { name: fleet.name })}
      action={say(kind === 'allocate' ? ['Allocate', '分配'] : ['Reclaim', '回收'])}
      onClose={onClose}
    >
      <RecordField of={form} name="memberId" source={source} />
      <MoneyField of={form} name="amountFen" digits={9} />
      <TextField of={form} name="remark" />
    </FormDialog>
  )
}
