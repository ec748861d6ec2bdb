import { type Vehicle, vehicle } from '@ampdeck/api/member/vehicle'
import { vehicleTexts } from '@ampdeck/api/member/vehicle.texts'
import { texts } from '@ampdeck/api/texts'
import { Id } from '@ampdeck/api/wire'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { z } from 'zod'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { memberSource } from '../../../member/member-source.ts'

const words = texts({
  title: ['Bind an owner to {plate}', '为 {plate} 绑定车主'],
  bind: ['Bind owner', '绑定车主'],
  bound: ['{plate} now belongs to {memberName}', '{plate} 已绑定 {memberName}'],
})

const Owner = z.object({ memberId: Id })

/** Asks for the personal member to whom a car belongs. */
export function BindDialog({ row, onClose }: { row: Vehicle; onClose: () => void }) {
  const say = useSay()
  const { id, version, plate } = row
  const form = useCallForm(vehicle.bind, Owner, {
    texts: vehicleTexts,
    input: ({ memberId }) => ({ id, version, memberId }),
    said: (saved) => say(words.bound, { plate, memberName: saved.memberName ?? '' }),
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.title, { plate })} action={say(words.bind)} onClose={onClose}>
      <RecordField of={form} name="memberId" source={memberSource} />
    </FormDialog>
  )
}
