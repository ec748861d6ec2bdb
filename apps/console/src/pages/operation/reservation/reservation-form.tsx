import { holdMinutes } from '@ampdeck/api/enumerations/order'
import { ReservationDraft, reservation } from '@ampdeck/api/operation/reservation'
import { reservationTexts } from '@ampdeck/api/operation/reservation.texts'
import { serverNow } from '@ampdeck/api/server-clock'
import { texts } from '@ampdeck/api/texts'
import { formatTimestamp } from '@ampdeck/api/time'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { SegmentField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { choiceSource } from '../../../data/choice-source.ts'
import { client } from '../../../data/client.ts'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  add: ['Reserve a gun', '新增预约'],
  now: ['If it begins now, the pile is asked at once', '从现在开始时立即下发至电桩'],
  made: ['The gun is reserved', '预约已创建'],
})

const memberSource = choiceSource((by, options) => client(reservation.members, by, options))
const gunSource = choiceSource((by, options) => client(reservation.guns, by, options))

/** Who, where, from when and for how long (screens.md S102). */
export function ReservationForm({ onDone }: { onDone: () => void }) {
  const say = useSay()
  const form = useCallForm(reservation.save, ReservationDraft, {
    texts: reservationTexts,
    defaults: { fromTime: formatTimestamp(serverNow()), holdMinutes: holdMinutes.code.half },
    said: words.made,
    onClose: onDone,
  })

  return (
    <FormDrawer form={form} title={say(words.add)}>
      <FormSection>
        <RecordField of={form} name="memberId" source={memberSource} />
        <RecordField of={form} name="gunId" source={gunSource} />
        <DateTimeField of={form} name="fromTime" hint={say(words.now)} />
        <SegmentField of={form} name="holdMinutes" options={holdMinutes} />
      </FormSection>
    </FormDrawer>
  )
}
