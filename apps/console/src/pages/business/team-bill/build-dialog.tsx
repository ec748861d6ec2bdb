import { TeamBillDraft, teamBill } from '@ampdeck/api/bill/team-bill'
import { teamBillTexts } from '@ampdeck/api/bill/team-bill.texts'
import { texts } from '@ampdeck/api/texts'
import { MonthField } from '@ampdeck/ui/date-input'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  title: ['Build a fleet bill', '生成车队账单'],
  action: ['Build', '生成'],
})

/** A draft of a month that is over; those of the last month come by themselves on its first day. */
export function BuildDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const form = useCallForm(teamBill.save, TeamBillDraft, {
    texts: teamBillTexts,
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.title)} action={say(words.action)} onClose={onClose}>
      <RecordField of={form} name="groupId" source={fleetSource} />
      <MonthField of={form} name="month" />
    </FormDialog>
  )
}
