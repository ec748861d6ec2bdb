import { type Group, group } from '@ampdeck/api/member/group'
import { groupTexts } from '@ampdeck/api/member/group.texts'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { showMessage } from '@ampdeck/ui/toast'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { useMemo } from 'react'
import { useCall } from '../../../data/use-call.ts'
import { fleetMemberSource } from '../../../fleet/fleet-source.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'

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
  const move = useCall(group[kind])
  const source = useMemo(() => fleetMemberSource(fleet.id), [fleet.id])
  const form = useDraft(Draft, {
    texts: groupTexts,
    submit: (draft, idempotencyKey) => move({ ...draft, id: fleet.id }, { idempotencyKey }),
    onDone: (saved) => {
      if (saved)
        showMessage({ text: say(kind === 'allocate' ? words.allocated : words.reclaimed), tone: 'status' })
      onClose()
    },
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
